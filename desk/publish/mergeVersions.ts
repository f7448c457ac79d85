/** Merges what others have published into the files on this computer, field by field, as the editor merges drafts. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PublishConflict } from '@/desk/editor/api'
import { describeForms } from '@/guide/fields/describeForms'
import { findFileForm, type Form } from '@/guide/fields/forms'
import { siteFileName } from '@/guide/files/files'
import { parseBytes } from '@/guide/read/yaml'
import { writeYaml } from '@/guide/write/writeYaml'
import type { YamlValue } from '@/guide/write/yamlValue'
import {
  findDifferences,
  getDefaultSide,
  mergeVersions as mergeValues,
  type Side,
} from '@/desk/editor/client/state/conflict'
import { isEqual } from '@/lib/values'
import { GuideError } from '@/lib/problems'
import { getVersion, type FileChange } from '@/lib/transaction/journal'
import { mergeSites } from './mergeSites'
import { findElectionFolder, type FileVersions } from './readVersions'
import type { Git } from './runGit'

/** The side that the user prefers, by file, if the site still has the version that the user has seen. */
export type Settled = Readonly<Record<string, { readonly version: string; readonly side: Side }>>

/** Paths of the conflicts are relative to the project's folder. */
export async function mergeVersions(git: Git, versions: readonly FileVersions[], settled: Settled) {
  const changes: FileChange[] = []
  const conflicts: PublishConflict[] = []
  // One at a time, because each merge starts a process.
  for (const version of versions) {
    const { file, base, published, saved, isSaved, isPublished } = version
    if (!isPublished) continue
    const side = settled[file]?.version === getVersion(published) ? settled[file].side : undefined
    const merged = isSaved || side ? await mergeFile(git, version, side) : { after: published }
    if (merged) changes.push({ file, before: saved, after: merged.after })
    else {
      const [before, value] = [base, published].map((bytes) => bytes && parseBytes(bytes, file).value)
      conflicts.push({ file: { path: file, version: getVersion(published), value }, base: before })
    }
  }
  return { changes, conflicts }
}

type Both = Readonly<Record<'base' | 'published' | 'saved', Uint8Array>>

/** Undefined if both sides have changed the same field, unless one is preferred. */
async function mergeFile(git: Git, { file, base, published, saved }: FileVersions, side: Side | undefined) {
  if (getVersion(published) === getVersion(saved)) return { after: saved }
  if (file === siteFileName && published && saved) {
    const [before, theirs, own] = [base, published, saved].map((bytes) => bytes && parseBytes(bytes, file).value)
    const site = mergeSites(before, theirs, own, side)
    const value = site && { current: site.current, ...(site.archive.length > 0 && { archive: site.archive }) }
    const merged = value && (await writeMerged(git, file, { base: base ?? published, published, saved }, value))
    // If both have changed comments, those of the user stay once they have chosen.
    const after = merged ?? (value && side && write(saved, value, file))
    if (after) return { after }
  }
  if (side) return { after: side === 'own' ? saved : published }
  const folder = findElectionFolder(file)
  // Without a common version both have added the file, and without one of the others somebody has deleted it.
  if (!base || !published || !saved || folder === undefined) return undefined
  const versions = { base, published, saved }
  const form = findFileForm(describeForms(), file.slice(`data/${folder}/`.length))
  const after = form ? await mergeFields(git, file, form, versions) : await mergeText(git, versions)
  return after && { after }
}

async function mergeFields(git: Git, file: string, form: Form, versions: Both): Promise<Uint8Array | undefined> {
  const { base, published, saved } = versions
  const [before, theirs, own] = [base, published, saved].map((bytes) => parseBytes(bytes, file).value)
  const differences = findDifferences(before, theirs, own)
  const hasConflict = differences.some(({ changedBy }) => changedBy === 'both')
  if (theirs === undefined || own === undefined || hasConflict) return undefined
  return writeMerged(git, file, versions, mergeValues(form, theirs, differences, getDefaultSide))
}

/** Writes a merged value with the comments of both sides. Undefined if that is not possible. */
async function writeMerged(git: Git, file: string, versions: Both, value: unknown): Promise<Uint8Array | undefined> {
  const { base, published, saved } = versions
  const [theirs, own] = [published, saved].map((bytes) => parseBytes(bytes, file).value)
  // If a side has changed fields only, nothing of it is missing in the text of the other with the merged fields.
  if (isEqualText(write(base, theirs, file), published)) return write(saved, value, file)
  if (isEqualText(write(base, own, file), saved)) return write(published, value, file)
  // Both have changed comments.
  const text = await mergeText(git, versions)
  return text && isEqual(parseBytes(text, file).value, value) ? text : undefined
}

/** Undefined if the text has a style that cannot be written. */
function write(before: Uint8Array, value: unknown, file: string): Uint8Array | undefined {
  try {
    return writeYaml(before, value as YamlValue, file)
  } catch (error) {
    if (error instanceof GuideError) return undefined
    throw error
  }
}

function isEqualText(a: Uint8Array | undefined, b: Uint8Array): boolean {
  return a !== undefined && getVersion(a) === getVersion(b)
}

/** Merges lines. Undefined if changed lines touch each other. */
async function mergeText(git: Git, versions: Both): Promise<Uint8Array | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'guide-merge-'))
  try {
    const path = (name: string) => join(folder, name)
    await Promise.all(Object.entries(versions).map(([name, bytes]) => writeFile(path(name), bytes)))
    const { isDone, output } = await git(['merge-file', '--stdout', path('saved'), path('base'), path('published')])
    return isDone ? output : undefined
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
