/** Finds references to a part of the election, including those in unsaved changes. */
import type { Form, Forms, Target } from '@/guide/fields/forms'
import { describeFile, getFileForm } from './describePath'
import { listIds, findCandidatePath, readChoices } from './candidates'
import { getContent, type EditorState } from './editorState'
import { toFields, toItems } from './values'

export interface Referrer {
  /** The name of the file, like `Ada Byron`. */
  readonly label: string
  readonly count: number
}

/** Lists the files that refer to something, in the order of the navigation. */
export function listReferrers(state: EditorState, forms: Forms, target: Target, id: string): readonly Referrer[] {
  const choices = readChoices(state)
  const candidates = listIds(state).map((candidate) => findCandidatePath(state, candidate))
  return ['election.yaml', ...candidates].flatMap((file) => {
    const form = getFileForm(forms, file)
    const count = form ? countReferences(form, getContent(state, file), target, id) : 0
    return count > 0 ? [{ label: describeFile(choices, file), count }] : []
  })
}

/** Counts the fields that refer to something. A list of references counts once. */
function countReferences(form: Form, value: unknown, target: Target, id: string): number {
  const count = (child: Form, childValue: unknown) => countReferences(child, childValue, target, id)
  switch (form.kind) {
    case 'reference':
      return Number(isTarget(form.target, target) && value === id)
    case 'references':
      return Number(isTarget(form.target, target) && toItems(value).includes(id))
    case 'group':
      return sum(form.fields.map((field) => count(field.form, toFields(value)[field.name])))
    case 'list':
      return sum(toItems(value).map((item) => count(form.item, item)))
    case 'record':
      return sum(
        Object.entries(toFields(value)).map(
          ([key, child]) => Number(isTarget(form.keys, target) && key === id) + count(form.value, child),
        ),
      )
    default:
      return 0
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, each) => total + each, 0)
}

/** A contest is a race or a question. */
function isTarget(own: Target, target: Target): boolean {
  return own === target || (own === 'contest' && (target === 'race' || target === 'question'))
}
