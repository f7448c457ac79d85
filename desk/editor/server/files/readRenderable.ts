/** Reads what can be rendered of an election, despite the problems of some of its files. */
import type { ElectionFiles, ValidElection } from '@/guide/read/electionFiles'
import { getAt, setAt, type Path } from '@/lib/values'
import { isOptional } from '@/guide/write/fieldOrder'
import { groupBy } from '@/lib/collections'
import type { Draft, FieldProblem, PreviewGap } from '@/desk/editor/api'
import { listProblems } from './buildReport'
import { readDrafts } from './readDrafts'

export interface Renderable {
  /** Omitted if the problems prevent every page. */
  readonly valid?: ValidElection
  /** Files that are rendered in another form. Empty without problems. */
  readonly gaps: readonly PreviewGap[]
  readonly problems: readonly FieldProblem[]
}

/** A file of the last valid version may refer to something that another draft has removed, and so on. */
const maxAttempts = 20

/** Creates a reader that remembers the last valid version of each file. */
export function createRenderableReader() {
  const versions = new Map<string, ReadonlyMap<string, unknown>>()

  const remember = (key: string, folder: string, files: ElectionFiles, problems: readonly FieldProblem[]) => {
    const invalid = new Set(problems.map(({ file }) => file))
    const valid = listFiles(files, folder).filter(([file]) => !invalid.has(file))
    versions.set(key, new Map([...(versions.get(key) ?? []), ...valid]))
  }

  /** Replaces an invalid file by its last valid version, or else its valid parts or, for a candidate, nothing. */
  return async (root: string, folder: string, drafts: readonly Draft[]): Promise<Renderable> => {
    const key = JSON.stringify([root, folder])
    const read = async (changed: readonly Draft[]) => {
      const files = readDrafts(root, folder, changed)
      return { files, found: await listProblems(files, folder) }
    }
    if (!versions.has(key)) {
      const { files, found } = await read([])
      remember(key, folder, files, found)
    }
    const first = await read(drafts)
    remember(key, folder, first.files, first.found)
    const problems = first.found
    const current = new Map(drafts.map(({ path, value }) => [path, value]))
    const shown = new Map<string, PreviewGap['shown']>()
    let { files, found } = first
    for (let attempt = 0; found.length > 0 && attempt < maxAttempts; attempt++) {
      const values = new Map(listFiles(files, folder))
      const changes = [...groupBy(found, ({ file }) => file)].map(([file, own]) => {
        const version = shown.has(file) ? undefined : versions.get(key)?.get(file)
        return { file, ...replaceFile(file, values.get(file), own, version) }
      })
      if (changes.every((change) => change.shown === undefined)) return { gaps: [], problems }
      for (const change of changes) {
        if (change.shown === undefined) continue
        shown.set(change.file, change.shown)
        current.set(change.file, change.value)
      }
      ;({ files, found } = await read([...current].map(([path, value]) => ({ path, value }))))
    }
    if (!files.valid || found.length > 0) return { gaps: [], problems }
    const gaps = [...shown].map(([file, how]) => ({
      file,
      shown: how,
      problems: problems.filter((problem) => problem.file === file).length,
    }))
    return { valid: files.valid, gaps, problems }
  }
}

/** The next form of an invalid file. Nothing if there is none. */
function replaceFile(
  file: string,
  value: unknown,
  problems: readonly FieldProblem[],
  version: unknown,
): { readonly shown?: PreviewGap['shown']; readonly value?: unknown } {
  // The problems of a file that equals its last valid version are about other files.
  if (version !== undefined && JSON.stringify(version) !== JSON.stringify(value))
    return { shown: 'last version', value: version }
  if (file.includes('/')) return { shown: 'nothing', value: undefined }
  const parts = problems.map(({ path }) => findRemovable(file, value, path))
  const removable = parts.filter((part) => part !== undefined)
  if (removable.length === 0) return {}
  return { shown: 'valid parts', value: removeAll(value, removable) }
}

/** The smallest part of a file around a problem that may be left out: an item of a list, or a field that is not required. */
function findRemovable(file: string, value: unknown, path: Path): Path | undefined {
  const lengths = path.map((_, index) => path.length - index)
  const length = lengths.find((each) => {
    const part = path.slice(0, each)
    return getAt(value, part) !== undefined && (typeof part.at(-1) === 'number' || isOptional(file, part))
  })
  return length === undefined ? undefined : path.slice(0, length)
}

function removeAll(value: unknown, paths: readonly Path[]): unknown {
  const unique = [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()]
  // Inner parts first, and later items before earlier ones, so that the remaining paths stay valid.
  const order = unique.toSorted((a, b) => b.length - a.length || Number(b.at(-1)) - Number(a.at(-1)) || 0)
  return order.reduce((rest, path) => setAt(rest, path, undefined), value)
}

function listFiles(read: ElectionFiles, folder: string): readonly [string, unknown][] {
  const { election, sources, candidates, questionnaires, translations } = read
  const files = [election, sources, ...[...candidates, ...questionnaires, ...translations].map(({ data }) => data)]
  return files.map(({ file, value }) => [file.slice(`data/${folder}/`.length), value])
}
