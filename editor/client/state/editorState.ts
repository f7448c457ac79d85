/** The election as the person sees it: the files on disk, and their own drafts. */
import type { Draft, ElectionState, FileState } from '../../api'
import type { Form } from '../forms/form'
import type { Drafts, StoredDraft } from './draftStorage'
import { editValue, isEqual, type Path } from './values'

/** State of the editor. */
export interface EditorState {
  /** Undefined until the server has answered. */
  readonly election?: ElectionState
  readonly drafts: Drafts
}

/** Changes of the state. */
export type Action =
  /** The server has sent the election. */
  | { readonly kind: 'load'; readonly election: ElectionState; readonly stored?: Drafts }
  /** A draft was written as `value`. The person may have changed it since. */
  | { readonly kind: 'save'; readonly path: string; readonly value: unknown; readonly election: ElectionState }
  /** The server has sent a file that has changed on disk. */
  | { readonly kind: 'change'; readonly file: FileState }
  /** The person has changed a field. */
  | { readonly kind: 'edit'; readonly path: string; readonly form: Form; readonly field: Path; readonly value: unknown }
  /** Replaces or removes a draft, as another window did. */
  | { readonly kind: 'replace'; readonly path: string; readonly draft: StoredDraft | undefined }

/** Returns the state after a change. */
export function reduce(state: EditorState, action: Action): EditorState {
  switch (action.kind) {
    case 'load': {
      const isOther = action.election.folder !== state.election?.folder
      const drafts = isOther ? (action.stored ?? {}) : { ...action.stored, ...state.drafts }
      return { election: action.election, drafts: rebaseDrafts(action.election, drafts) }
    }
    case 'save': {
      const draft = state.drafts[action.path]
      const file = findFile(action.election, action.path)
      const later = draft && file && !isEqual(draft.value, action.value) ? rebase(draft, file) : undefined
      const drafts = rebaseDrafts(action.election, withDraft(state.drafts, action.path, later))
      return { election: action.election, drafts }
    }
    case 'change': {
      const { election } = state
      if (!election) return state
      const files = election.files.map((file) => (file.path === action.file.path ? action.file : file))
      const changed = { ...election, files }
      return { election: changed, drafts: rebaseDrafts(changed, state.drafts) }
    }
    case 'edit':
      return editDraft(state, action)
    case 'replace':
      return { ...state, drafts: withDraft(state.drafts, action.path, action.draft) }
  }
}

function editDraft(state: EditorState, { path, form, field, value }: Extract<Action, { kind: 'edit' }>): EditorState {
  const file = findFile(state.election, path)
  if (!file) return state
  const draft = state.drafts[path] ?? { base: file.version, baseValue: file.value, value: file.value }
  const next = { ...draft, value: editValue(form, draft.value, field, value) }
  const isUnchanged = isEqual(next.value, next.baseValue) && next.base === file.version
  return { ...state, drafts: withDraft(state.drafts, path, isUnchanged ? undefined : next) }
}

/** Removes drafts that equal their file, and moves those on whose file changed only its comments. */
function rebaseDrafts(election: ElectionState, drafts: Drafts): Drafts {
  const kept = Object.entries(drafts).flatMap(([path, draft]) => {
    const file = findFile(election, path)
    if (file && isEqual(draft.value, file.value)) return []
    return [[path, file && isEqual(draft.baseValue, file.value) ? rebase(draft, file) : draft] as const]
  })
  return Object.fromEntries(kept)
}

function rebase(draft: StoredDraft, file: FileState): StoredDraft {
  return { ...draft, base: file.version, baseValue: file.value }
}

function withDraft(drafts: Drafts, path: string, draft: StoredDraft | undefined): Drafts {
  const others = Object.entries(drafts).filter(([other]) => other !== path)
  return Object.fromEntries(draft ? [...others, [path, draft]] : others)
}

/** Returns a file of the election. Undefined if there is none. */
export function findFile(election: ElectionState | undefined, path: string): FileState | undefined {
  return election?.files.find((file) => file.path === path)
}

/** Returns the content of a file with the person's changes. */
export function getValue({ election, drafts }: EditorState, path: string): unknown {
  const draft = drafts[path]
  return draft ? draft.value : findFile(election, path)?.value
}

/** Paths of the drafts whose file has changed on disk, and differs. */
export function listConflicts({ election, drafts }: EditorState): readonly string[] {
  return Object.entries(drafts).flatMap(([path, { base }]) =>
    findFile(election, path)?.version === base ? [] : [path],
  )
}

/** The drafts in the order in which they are written: what others refer to comes first. */
export function listDrafts(drafts: Drafts): readonly Draft[] {
  const first = ['sources.yaml', 'election.yaml']
  const others = Object.keys(drafts).filter((path) => !first.includes(path))
  const order = [...first.filter((path) => path in drafts), ...others.toSorted()]
  return order.map((path) => ({ path, value: drafts[path]?.value }))
}
