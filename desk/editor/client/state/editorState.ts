/** The election as the user sees it: the files on disk, and their own drafts. */
import { listChoices, type Choice, type Choices } from './choices'
import { getNativeName } from '@/lib/locale/languages'
import { electionPages, getFileId, type FileFolder, type Route } from './route'
import { getAt, isEqual, type Path, setAt, toItems } from '@/lib/values'
import { toText, editValue, isFields } from './values'
import type { ChangedFile, ElectionState, FileState } from '@/desk/editor/api'
import { getToday } from '@/desk/new/defaults'
import type { Form } from '@/guide/fields/forms'
import type { StoredDrafts, StoredDraft } from './draftStorage'

export interface EditorState {
  /** Undefined until the server has answered. */
  readonly election?: ElectionState
  readonly drafts: StoredDrafts
}

/** Takes over what the server has sent, with the drafts that the browser has stored. */
export function loadElection(state: EditorState, election: ElectionState, stored: StoredDrafts): EditorState {
  const isOther = election.folder !== state.election?.folder
  return rebase({ election, drafts: isOther ? stored : { ...stored, ...state.drafts } })
}

/** Takes over the election after drafts were written. The user may have changed them since. */
export function finishSave(state: EditorState, written: StoredDrafts, election: ElectionState): EditorState {
  const drafts = Object.entries(written).map(([path, saved]) => {
    // Without a draft, the user has meanwhile typed what was on disk before.
    const draft = state.drafts[path] ?? { base: saved.base, value: findFile(state.election, path).value }
    return [path, { ...draft, baseValue: saved.value }] as const
  })
  return rebase({ election, drafts: { ...state.drafts, ...Object.fromEntries(drafts) } })
}

export function replaceFile({ election, drafts }: EditorState, file: FileState): EditorState {
  if (!election) return { drafts }
  const others = election.files.filter(({ path }) => path !== file.path)
  const files = file.version === '' ? others : [...others, file]
  return rebase({ election: { ...election, files }, drafts })
}

export function replaceDraft(state: EditorState, path: string, draft: StoredDraft | undefined): EditorState {
  return rebase({ ...state, drafts: withDraft(state.drafts, path, draft) })
}

/**
 * Sets a field of a file, or the whole file if the field is empty. Undefined removes it. With a change of a statement, the
 * day of the last change becomes today, unless the user has entered another one.
 */
export function editFile(
  state: EditorState,
  path: string,
  form: Form,
  field: Path,
  value: unknown,
  today = getToday(),
): EditorState {
  const file = findFile(state.election, path)
  const draft: StoredDraft = state.drafts[path] ?? { base: file.version, baseValue: file.value, value: file.value }
  const edited = editValue(form, draft.value, field, value)
  const dated = setChangeDate(form, draft.baseValue, edited, today)
  // The content of a whole file comes from another window or from an undo.
  const keepsDate = draft.hasOwnDate || field.length === 0 || isEqual(field, ['updated'])
  const { base, baseValue } = draft
  const next = {
    base,
    baseValue,
    value: keepsDate ? edited : dated,
    ...(keepsDate && !isEqual(edited, dated) ? { hasOwnDate: true } : {}),
  }
  const isUnchanged = hasContent(file, next.value) && next.base === file.version
  return { ...state, drafts: withDraft(state.drafts, path, isUnchanged ? undefined : next) }
}

/** Sets the content of a file. It ends a conflict if the file has this content. */
export function setContent(state: EditorState, path: string, form: Form, value: unknown): EditorState {
  return rebase(editFile(state, path, form, [], value))
}

/** Removes drafts that equal their file, and moves those on whose file changed only its comments. */
function rebase({ election, drafts }: EditorState): EditorState {
  const kept = Object.entries(drafts).flatMap(([path, draft]) => {
    const file = findFile(election, path)
    if (hasContent(file, draft.value)) return []
    const isOutdated = draft.base !== file.version && hasContent(file, draft.baseValue)
    return [[path, isOutdated ? { ...draft, base: file.version } : draft] as const]
  })
  return { election, drafts: Object.fromEntries(kept) }
}

/** True if the file has a value or, for undefined, if there is no file. The value of a damaged file is unknown. */
export function hasContent(file: FileState, value: unknown): boolean {
  return isEqual(file.value, value) && (value !== undefined || file.version === '')
}

/** True for a file that is not valid YAML. */
export function isUnreadable({ version, value }: FileState): boolean {
  return version !== '' && value === undefined
}

function withDraft(drafts: StoredDrafts, path: string, draft: StoredDraft | undefined): StoredDrafts {
  const others = Object.entries(drafts).filter(([other]) => other !== path)
  return Object.fromEntries(draft ? [...others, [path, draft]] : others)
}

export function findFile(election: ElectionState | undefined, path: string): FileState {
  return election?.files.find((file) => file.path === path) ?? { path, version: '', value: undefined }
}

export function getContent({ election, drafts }: EditorState, path: string): unknown {
  const draft = drafts[path]
  return draft ? draft.value : findFile(election, path).value
}

/** Paths of the drafts whose file has changed on disk. */
export function listConflicts({ election, drafts }: EditorState): readonly string[] {
  return Object.entries(drafts).flatMap(([path, { base }]) => (findFile(election, path).version === base ? [] : [path]))
}

/** The drafts in the order in which they are written: what others refer to comes first. */
export function listDrafts(drafts: StoredDrafts): readonly ChangedFile[] {
  const first = ['sources.yaml', 'election.yaml']
  const others = Object.keys(drafts).filter((path) => !first.includes(path))
  const order = [...first.filter((path) => path in drafts), ...others.toSorted()]
  return order.flatMap((path) => {
    const draft = drafts[path]
    return draft ? [{ path, value: draft.value, base: draft.base }] : []
  })
}

/** The files on disk, and those that are only drafts. */
export function listPaths({ election, drafts }: EditorState): readonly string[] {
  return [...new Set([...(election?.files ?? []).map(({ path }) => path), ...Object.keys(drafts)])]
}

/** Ids of the candidates. */
export function listIds(state: EditorState): readonly string[] {
  return [...new Set(listPaths(state).flatMap((path) => getFileId('candidates', path) ?? []))].toSorted()
}

/** Path of the file with an id. The extension of a file on disk may be `.yml`. */
export function findPath({ election }: EditorState, folder: FileFolder, id: string): string {
  const path = `${folder}/${id}`
  return election?.files.find((file) => file.path === `${path}.yml`)?.path ?? `${path}.yaml`
}

/** The questionnaires on disk, with their names in drafts. */
export function listQuestionnaires(state: EditorState): readonly (Choice & { readonly path: string })[] {
  return (state.election?.files ?? []).flatMap(({ path }) => {
    const id = getFileId('questionnaires', path)
    return id === undefined ? [] : [{ id, path, label: toText(getAt(getContent(state, path), ['name'])) || id }]
  })
}

/** The languages that the guide is translated to, or has translations to, by their own names. */
export function listTranslations(state: EditorState): readonly Choice[] {
  const [, ...others] = toItems(getAt(getContent(state, 'election.yaml'), ['languages'])).map(toText)
  const ids = new Set([...others, ...listPaths(state).flatMap((path) => getFileId('translations', path) ?? [])])
  return [...ids].map((id) => ({ id, label: getNativeName(id) }))
}

/** Undefined for pages about several files or none. */
export function findRouteFile(state: EditorState, { page, id = '' }: Route): string | undefined {
  if (page === 'candidate') return findPath(state, 'candidates', id)
  if (page === 'translations') return findPath(state, 'translations', id)
  if (page === 'sources') return 'sources.yaml'
  if (page === 'questionnaire') return listQuestionnaires(state).find((each) => each.id === id)?.path
  return page in electionPages ? 'election.yaml' : undefined
}

export function listCandidates(state: EditorState): readonly (readonly [string, unknown])[] {
  const kept = listIds(state).filter((id) => !isDeleted(state, findPath(state, 'candidates', id)))
  return kept.map((id) => [id, getContent(state, findPath(state, 'candidates', id))])
}

export function readChoices(state: EditorState): Choices {
  return listChoices(getContent(state, 'election.yaml'), getContent(state, 'sources.yaml'), listCandidates(state))
}

/** The candidates that will be deleted, with their names on disk. */
export function listDeleted(state: EditorState): readonly Choice[] {
  return listIds(state).flatMap((id) => {
    const { path, value } = findFile(state.election, findPath(state, 'candidates', id))
    return isDeleted(state, path) ? [{ id, label: toText(getAt(value, ['name'])) || id }] : []
  })
}

export function isDeleted({ drafts }: EditorState, path: string): boolean {
  return path in drafts && drafts[path]?.value === undefined
}

/** Sets the day of the last change to today if a statement differs, or else restores it. `base` is undefined if new. */
function setChangeDate(form: Form, base: unknown, value: unknown, today: string): unknown {
  if (form.kind !== 'group' || !isFields(base) || !isFields(value)) return value
  const statements = form.fields.filter(({ isStatement }) => isStatement)
  if (statements.length === 0) return value
  const before = toText(getAt(base, ['updated']))
  const hasChanged = statements.some(({ name }) => !isEqual(getAt(base, [name]), getAt(value, [name])))
  const updated = hasChanged && today > before ? today : getAt(base, ['updated'])
  return isEqual(getAt(value, ['updated']), updated) ? value : setAt(value, ['updated'], updated)
}
