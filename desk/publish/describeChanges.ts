/** What is saved and not published, in the words of the editor's forms. */
import { siteFileName, type Files } from '@/guide/files/files'
import { parseBytes } from '@/guide/read/yaml'
import { describeForms } from '@/guide/fields/describeForms'
import { findFileForm } from '@/guide/fields/forms'
import type { FileState, UnpublishedChange } from '@/desk/editor/api'
import { readFiles } from '@/desk/editor/server/files/readDrafts'
import { findLabel, listChoices } from '@/desk/editor/client/state/choices'
import { describeFile, describePath } from '@/desk/editor/client/state/describePath'
import { formatValue } from '@/desk/editor/client/state/formatValue'
import { formatElectionFile } from '@/desk/editor/client/state/nameElection'
import { electionPages, findRoute, getFileId } from '@/desk/editor/client/state/route'
import { findForm, toText } from '@/desk/editor/client/state/values'
import { groupBy } from '@/lib/collections'
import { getVersion } from '@/lib/transaction/journal'
import { getAt, getOwn, isEqual, type Path } from '@/lib/values'
import { listEdits, type Edit } from './listEdits'
import { findElectionFolder, isPhotoFile, type FileVersions } from './readVersions'

type Change = UnpublishedChange

/**
 * Describes every change that publishing would send, election by election. Files are relative to the project's folder.
 * @param expected folder of the election that need not be named, if only that has changed
 */
export function describeChanges(
  versions: readonly FileVersions[],
  project: Files,
  expected?: string,
): readonly Change[] {
  const own = versions.filter(
    ({ isSaved, isPublished, saved, published }) =>
      isSaved && !(isPublished && getVersion(saved) === getVersion(published)),
  )
  const byFolder = [...groupBy(own, ({ file }) => findElectionFolder(file) ?? '')].filter(([folder]) => folder !== '')
  const isNamed = byFolder.some(([folder]) => folder !== (expected ?? byFolder[0]?.[0]))
  const elections = byFolder.map(([folder, changed]): ChangedElection => {
    const files = readFiles(project, folder)
    const file = `data/${folder}/election.yaml`
    const removed = parse(changed.find((each) => each.file === file)?.base, file)
    const name = formatElectionFile(folder, getElection(files) ?? removed)
    return { folder, changed, files, name, prefix: isNamed ? `${name}: ` : '' }
  })
  const photos = new Map(elections.flatMap(listPhotos))
  return [
    ...own.filter(({ file }) => file === siteFileName).flatMap((version) => describeSite(version, project)),
    ...elections.flatMap(describeElection),
    ...own.filter(({ file }) => isPhotoFile(file)).flatMap((version) => describePhoto(version, photos)),
  ]
}

function getElection(files: readonly FileState[]): unknown {
  return files.find(({ path }) => path === 'election.yaml')?.value
}

function describeSite({ file, published, saved }: FileVersions, project: Files): readonly Change[] {
  const nameFolder = (folder: string) => formatElectionFile(folder, getElection(readFiles(project, folder)))
  const listNames = (field: 'current' | 'archive', bytes: Uint8Array | undefined) =>
    [getAt(parse(bytes, file), [field])].flat().map(toText).filter(Boolean).map(nameFolder).join('; ')
  return (['current', 'archive'] as const).flatMap((field) => {
    const [before, after] = [listNames(field, published), listNames(field, saved)]
    return before === after ? [] : [{ file, path: [], label: siteLabels[field], ...toTexts(before, after) }]
  })
}

const siteLabels = {
  current: 'Site: the election that it shows',
  archive: 'Site: the elections in its archive',
} as const

interface ChangedElection {
  /** Name of its folder in `data/`. */
  readonly folder: string
  readonly changed: readonly FileVersions[]
  /** All files, as they are on this computer. */
  readonly files: readonly FileState[]
  readonly name: string
  /** Begins the label of each change. Empty if the election is clear. */
  readonly prefix: string
}

interface Portrayed {
  readonly name: string
  /** True if the election is new. Its photographs come with it. */
  readonly isNew: boolean
}

/** The candidates with a photograph, by its path. */
function listPhotos({ changed, files, prefix }: ChangedElection): readonly (readonly [string, Portrayed])[] {
  const isNew = changed.some(({ file, existed }) => file.endsWith('/election.yaml') && !existed)
  return files.flatMap(({ path, value }) => {
    const src = getFileId('candidates', path) === undefined ? '' : toText(getAt(value, ['src']))
    return src === ''
      ? []
      : [[`public/img/${src}`, { name: `${prefix}${toText(getAt(value, ['name']))}`, isNew }] as const]
  })
}

function describePhoto({ file, exists, existed }: FileVersions, photos: ReadonlyMap<string, Portrayed>) {
  const { name = '', isNew } = photos.get(file) ?? {}
  if (isNew) return []
  const state = existed ? (exists ? 'changed' : 'removed') : 'new'
  const src = file.slice('public/img/'.length)
  return [{ file, path: [], label: name ? `${name}: photograph (${state})` : `Photographs: ${src} (${state})` }]
}

function describeElection({ folder, changed, files, name: electionName, prefix }: ChangedElection): readonly Change[] {
  const value = (path: string) => files.find((file) => file.path === path)?.value
  const election = changed.find(({ file }) => file === `data/${folder}/election.yaml`)
  if (election && election.exists !== election.existed)
    return [
      { file: election.file, path: [], label: `${electionName}: ${election.exists ? 'new election' : 'removed'}` },
    ]
  const candidates = files.flatMap(({ path, value: candidate }) => {
    const id = getFileId('candidates', path)
    return id === undefined ? [] : [[id, candidate] as const]
  })
  const choices = listChoices(value('election.yaml'), value('sources.yaml'), candidates)
  const forms = describeForms()
  return changed.flatMap(describeFileChanges).map((change) => ({ ...change, label: `${prefix}${change.label}` }))

  function describeFileChanges({ file, base, published, saved, exists, existed }: FileVersions): readonly Change[] {
    const path = file.slice(`data/${folder}/`.length)
    const form = findFileForm(forms, path)
    if (!form) return [{ file, path: [], label: 'Streets and areas: the table changed' }]
    const [before, theirs, own] = [base, published, saved].map((bytes) => parse(bytes, file))
    const isNamed = path.includes('/')
    const name = (isNamed && toText(getAt(own ?? theirs ?? before, ['name']))) || describeFile(choices, path)
    if (!exists) return published ? [{ file, path: [], label: `${name}: removed` }] : []
    if (!existed && !published) return [{ file, path: [], label: `${name}: new`, ...describeNew(own) }]
    if (own === undefined) return [{ file, path: [], label: `${name}: cannot be read` }]
    const edits = listEdits(before, theirs, own)
    // A comment, or the layout of the text.
    if (edits.length === 0)
      return isEqual(own, before) ? [{ file, path: [], label: `${name}: notes that readers do not see` }] : []
    // What the user did comes before the date that follows from it.
    const sorted = edits.toSorted((a, b) => Number(isDate(a)) - Number(isDate(b)))
    return sorted.map((edit) => {
      const text = (side: unknown) => (side === undefined ? '' : formatValue(choices, side, findForm(form, edit.path)))
      const isItem = typeof edit.path.at(-1) === 'number'
      const note = isItem ? (edit.before === undefined ? ' (new)' : edit.after === undefined ? ' (removed)' : '') : ''
      const place = describePlace(path, name, edit.path)
      return { file, path: edit.path, label: `${place}${note}`, ...toTexts(text(edit.before), text(edit.after)) }
    })
  }

  function describeNew(candidate: unknown) {
    const race = findLabel(choices.race, getAt(candidate, ['race']))
    return race === undefined ? {} : { after: race }
  }

  /** The page of the editor and the field on it, like `Results: Winners, City Council`. */
  function describePlace(path: string, name: string, field: Path): string {
    const route = path === 'election.yaml' ? findRoute(forms, path, field) : undefined
    const title = (route && getOwn(electionPages, route.page)?.title) ?? name
    const parts = describePath(forms, choices, path, field)
    const rest = parts.startsWith(`${title}, `) ? parts.slice(title.length + 2) : parts
    return [title, rest].filter((part, index) => part && (index === 0 || part !== title)).join(': ')
  }
}

function toTexts(before: string, after: string) {
  return { ...(before ? { before } : {}), ...(after ? { after } : {}) }
}

/** Values of committed files by their digests. The editor reads the same ones again after each save. */
const parsed = new Map<string, unknown>()
const maxParsed = 10_000

function parse(bytes: Uint8Array | undefined, file: string): unknown {
  if (!bytes) return undefined
  const version = getVersion(bytes)
  if (parsed.size > maxParsed) parsed.clear()
  if (!parsed.has(version)) parsed.set(version, parseBytes(bytes, file).value)
  return parsed.get(version)
}

function isDate({ path: [field] }: Edit): boolean {
  return field === 'updated'
}
