/** Changes of files, for undo and for other windows: they leave alone what has changed elsewhere in a file since. */
import { findFileForm, isOpenGroup, type Form, type Forms } from '@/guide/fields/forms'
import { getAt, isEqual, type Path } from '@/lib/values'
import { findDifferences, getDefaultSide, mergeVersions } from './conflict'
import { getContent, setContent, type EditorState } from './editorState'
import { isFields } from './values'

export interface Change {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

export interface Place {
  readonly file: string
  readonly field: Path
}

/** What one undo takes back. */
interface Step {
  readonly changes: readonly Change[]
  /** The first field that changed. */
  readonly place: Place
}

export interface History {
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
  /** Until this time, in milliseconds, a change belongs to the last step. */
  readonly openUntil: number
}

export const emptyHistory: History = { done: [], undone: [], openUntil: 0 }

/** Pause in milliseconds after which typing is another step. */
const pause = 1000

const maxSteps = 200

export function listChanges(before: EditorState, after: EditorState): readonly Change[] {
  const paths = new Set([...Object.keys(before.drafts), ...Object.keys(after.drafts)])
  return [...paths]
    .map((path) => ({ path, before: getContent(before, path), after: getContent(after, path) }))
    .filter((change) => !isEqual(change.before, change.after))
}

/** Applies changes to a state whose files may have changed since. The later change of a field wins. */
export function applyChanges(state: EditorState, forms: Forms, changes: readonly Change[]): EditorState {
  return changes.reduce((current, change) => {
    const form = findFileForm(forms, change.path)
    if (!form) return current
    const content = getContent(current, change.path)
    const value = isEqual(content, change.before)
      ? change.after
      : mergeVersions(form, content, compare(form, change, content), getDefaultSide)
    return setContent(current, change.path, form, value)
  }, state)
}

/** Adds changes as a step, or to the last one while it is open. */
export function addStep(history: History, changes: readonly Change[], place: Place, now: number): History {
  if (changes.length === 0) return history
  const last = now < history.openUntil ? history.done.at(-1) : undefined
  const others = last ? history.done.slice(0, -1) : history.done
  const step = last ? { ...last, changes: joinChanges(last.changes, changes) } : { changes, place }
  return { done: [...others, step].slice(-maxSteps), undone: [], openUntil: now + pause }
}

function joinChanges(first: readonly Change[], second: readonly Change[]): readonly Change[] {
  const joined = first.map((change) => ({
    ...change,
    after: (second.find(({ path }) => path === change.path) ?? change).after,
  }))
  return [...joined, ...second.filter(({ path }) => first.every((change) => change.path !== path))]
}

/**
 * Undoes the last step, or repeats the one that was undone last. Undefined if there is none. Without a state, another
 * window or program has changed the same place since, and the step is gone.
 */
export function moveStep(direction: 'undo' | 'redo', { done, undone }: History, state: EditorState, forms: Forms) {
  const step = (direction === 'undo' ? done : undone).at(-1)
  if (!step) return undefined
  const changes = direction === 'undo' ? step.changes.map(reverse) : step.changes
  const isContested = changes.some((change) => {
    const form = findFileForm(forms, change.path)
    return form && compare(form, change, getContent(state, change.path)).some(({ changedBy }) => changedBy === 'both')
  })
  const moved = isContested ? [] : [step]
  const history: History =
    direction === 'undo'
      ? { done: done.slice(0, -1), undone: [...undone, ...moved], openUntil: 0 }
      : { done: [...done, ...moved], undone: undone.slice(0, -1), openUntil: 0 }
  return { place: step.place, state: isContested ? undefined : applyChanges(state, forms, changes), history }
}

function reverse({ path, before, after }: Change): Change {
  return { path, before: after, after: before }
}

function compare(form: Form, { before, after }: Change, content: unknown) {
  const [base, disk, own] = [before, content, after].map((value) => addGroups(form, value))
  return findDifferences(base, disk, own)
}

/** Adds the groups that a file leaves out while they are empty, so that their fields are compared one by one. */
function addGroups(form: Form, value: unknown): unknown {
  if (form.kind !== 'group' || !isFields(value)) return value
  const groups = form.fields.filter(
    ({ form: child }) => child.kind === 'record' || (child.kind === 'group' && isOpenGroup(child)),
  )
  const added = groups.map(({ name, form: child }) => [name, addGroups(child, getAt(value, [name]) ?? {})] as const)
  return { ...value, ...Object.fromEntries(added) }
}
