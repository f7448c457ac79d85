/** The editors' files that differ between this computer and the site. */
import { join } from 'node:path'
import { siteFileName } from '@/guide/files/files'
import { streetsFile } from '@/guide/read/streets'
import { readBytes } from '@/lib/transaction/journal'
import type { Repository } from './openRepository'
import { listWithGit, runGit, type Git } from './runGit'

/** An omitted version has no such file, or is a photograph that needs no comparison. */
export interface FileVersions {
  /** Path relative to the project's folder, with forward slashes. */
  readonly file: string
  /** What this computer and the site had in common. */
  readonly base?: Uint8Array | undefined
  readonly published?: Uint8Array | undefined
  readonly saved?: Uint8Array | undefined
  /** True if the file on this computer differs from the common version. */
  readonly isSaved: boolean
  /** True if the file of the site differs from the common version: another editor has published it. */
  readonly isPublished: boolean
  /** Whether the file is on this computer, and whether it was in the common version. */
  readonly exists: boolean
  readonly existed: boolean
}

const folders = ['data', 'public/img']

/** True for a file that editors write. Nothing else is ever published from here. */
export function isEditorFile(file: string): boolean {
  if (/[\p{Cc}\\]/u.test(file)) return false
  return file === siteFileName || isPhotoFile(file) || findElectionFolder(file) !== undefined
}

export function isPhotoFile(file: string): boolean {
  return /^public\/img\/[^/.][^/]*$/.test(file)
}

/** Name of the election's folder in `data/`. Undefined for another file. */
export function findElectionFolder(file: string): string | undefined {
  const [, folder, name = ''] = /^data\/([^/.][^/]*)\/(.+)$/.exec(file) ?? []
  const isKnown =
    ['election.yaml', 'sources.yaml', streetsFile].includes(name) ||
    /^(?:candidates|questionnaires|translations)\/[^/.][^/]*\.ya?ml$/.test(name)
  return isKnown && folder !== 'json-schema' ? folder : undefined
}

export async function readVersions({ root, git, base, published }: Repository): Promise<readonly FileVersions[]> {
  const [tracked, untracked, changed] = await Promise.all([
    base ? listChanged(git, [base]) : listWithGit(git, ['ls-files', '-z', '--', ...folders]),
    listWithGit(git, ['ls-files', '--others', '--exclude-standard', '-z', '--', ...folders]),
    base && published ? listChanged(git, [base, published]) : [],
  ])
  const saved = new Set([...tracked, ...untracked])
  const others = new Set(changed)
  const files = [...new Set([...saved, ...others])].filter(isEditorFile).toSorted()
  // Photographs are large, and only those that both sides have changed are compared.
  const compared = files.filter((file) => !isPhotoFile(file) || others.has(file))
  const [before, after] = await Promise.all([
    readCommitted(git, base, files, compared),
    readCommitted(git, published, files, compared),
  ])
  return files.map((file) => {
    const own = readBytes(join(root, file))
    const known = before.get(file)
    return {
      file,
      base: known?.bytes,
      published: after.get(file)?.bytes,
      saved: compared.includes(file) ? own : undefined,
      isSaved: saved.has(file),
      isPublished: others.has(file),
      exists: own !== undefined,
      existed: known !== undefined,
    }
  })
}

/** Lists the files that differ between two commits, or between one and this computer. */
export function listChanged(git: Git, commits: readonly string[], paths: readonly string[] = folders) {
  return listWithGit(git, ['diff', '--name-only', '--no-renames', '--no-ext-diff', '-z', ...commits, '--', ...paths])
}

/** Reads files of a commit, some only by name. Skips those that it does not have. */
async function readCommitted(
  git: Git,
  commit: string | undefined,
  files: readonly string[],
  compared: readonly string[],
): Promise<ReadonlyMap<string, { readonly bytes?: Uint8Array }>> {
  if (commit === undefined || files.length === 0) return new Map()
  // The input has no limit, unlike arguments.
  const list = (names: readonly string[]) => ({ input: names.map((name) => `${commit}:${name}\n`).join('') })
  const kinds = (await runGit(git, ['cat-file', '--batch-check=%(objecttype)'], list(files))).split('\n')
  const names = files.filter((_, index) => kinds[index] === 'blob')
  const contents = new Set(compared)
  const wanted = names.filter((name) => contents.has(name))
  const { output } = await git(['cat-file', '--batch=%(objectsize)'], list(wanted))
  const found = new Map<string, { readonly bytes?: Uint8Array }>(names.map((name) => [name, {}]))
  let start = 0
  for (const name of wanted) {
    const end = output.indexOf('\n', start)
    const next = end + 1 + Number(output.toString('latin1', start, end))
    found.set(name, { bytes: output.subarray(end + 1, next) })
    start = next + 1
  }
  return found
}
