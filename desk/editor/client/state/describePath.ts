import { findFileForm, type Form, type Forms, type Target } from '@/guide/fields/forms'
import {
  findPath,
  listIds,
  readChoices,
  getContent,
  type EditorState,
  listDeleted,
  listQuestionnaires,
} from './editorState'
import { siteFileName } from '@/guide/files/files'
import { nameElection } from './nameElection'
import { toFields, capitalize, findForm } from './values'
import { findLabel, type Choices } from './choices'
import { getNativeName } from '@/lib/locale/languages'
import { getFileId } from './route'
import { type Path, toItems } from '@/lib/values'
import type { ElectionSummary } from '@/desk/editor/api'

/** Like `Ada Byron` or `Sources`. A file of another election, which `elections` names, has its path. */
export function describeFile(choices: Choices, file: string, elections: readonly ElectionSummary[] = []): string {
  if (file === 'election.yaml') return 'Election'
  if (file === 'sources.yaml') return 'Sources'
  if (file === 'candidates') return 'Candidates'
  if (file === 'streets.csv') return 'Table of streets'
  if (file === siteFileName) return 'Elections of the site'
  if (file.startsWith('public/')) return 'Photographs'
  const { folder, path } = splitPath(file)
  const other = elections.find((each) => each.folder === folder)
  if (other) return `${nameElection(other, elections)}, ${path}`
  if (folder !== undefined) return 'Another election of the site'
  const language = getFileId('translations', file)
  if (language !== undefined) return `Translations: ${getNativeName(language)}`
  const id = getFileId('candidates', file)
  return id === undefined ? 'Questionnaire' : (findLabel(choices.candidate, id) ?? id)
}

/** Splits the path of a file of another election, which is in the project's folder. */
export function splitPath(file: string): { readonly folder?: string; readonly path: string } {
  const [, folder, path = file] = /^data\/([^/]+)\/(.+)$/.exec(file) ?? []
  return { ...(folder !== undefined && { folder }), path }
}

export function describeFiles(state: EditorState, files: readonly string[]): string {
  const existing = readChoices(state)
  const choices = { ...existing, candidate: [...existing.candidate, ...listDeleted(state)] }
  return new Intl.ListFormat('en-US').format(files.map((file) => describeFile(choices, file)))
}

/** The label and the form of a field, or of an entry under an id, of a group with a form. */
export function describeEntry(choices: Choices, name: string, parent: Form | undefined) {
  if (parent?.kind === 'record') return { label: findLabel(choices[parent.keys], name) ?? name, form: parent.value }
  const field = parent?.kind === 'group' ? parent.fields.find((each) => each.name === name) : undefined
  return { label: field?.label ?? name, form: field?.form }
}

/** Describes a field in the words of the form, like `Key stance 2, Text`. Empty for a whole file. */
export function describePath(forms: Forms, choices: Choices, file: string, path: Path): string {
  const root = findFileForm(forms, splitPath(file).path)
  return path
    .flatMap((key, index) => {
      // The number of an item comes with the name of its list.
      if (typeof key === 'number') return []
      const { label, form } = describeEntry(choices, key, root && findForm(root, path.slice(0, index)))
      const position = path[index + 1]
      if (typeof position !== 'number') return label
      const itemName = form?.kind === 'list' ? form.itemName : undefined
      return `${capitalize(itemName ?? label)} ${position + 1}`
    })
    .join(', ')
}

export function describePlace(
  forms: Forms,
  choices: Choices,
  file: string,
  path: Path,
  elections?: readonly ElectionSummary[],
): string {
  return [describeFile(choices, file, elections), describePath(forms, choices, file, path)].filter(Boolean).join(': ')
}

export interface Referrer {
  /** The name of the file, like `Ada Byron`. */
  readonly label: string
  readonly count: number
}

/** In the order of the navigation. */
export function listReferrers(state: EditorState, forms: Forms, target: Target, id: string): readonly Referrer[] {
  const choices = readChoices(state)
  const candidates = listIds(state).map((candidate) => findPath(state, 'candidates', candidate))
  const questionnaires = listQuestionnaires(state).map(({ path }) => path)
  return ['election.yaml', ...candidates, ...questionnaires].flatMap((file) => {
    const form = findFileForm(forms, file)
    const count = form ? countReferences(form, getContent(state, file), target, id) : 0
    return count > 0 ? [{ label: describeFile(choices, file), count }] : []
  })
}

/** A list of references counts once. */
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
