import type { Form, Forms } from '@/guide/fields/forms'
import { capitalize } from './capitalize'
import { listDeleted, readChoices } from './candidates'
import { findLabel, type Choices } from './choices'
import type { EditorState } from './editorState'
import { getCandidateId } from './route'
import type { Path } from '@/lib/values'
import { findForm } from './values'

/** Returns the form of a file. Undefined for other files, like photographs. */
export function getFileForm(forms: Forms, file: string): Form | undefined {
  if (file === 'election.yaml') return forms.election
  if (file === 'sources.yaml') return { kind: 'record', keys: 'source', value: forms.source }
  return file.startsWith('candidates/') ? forms.candidate : undefined
}

/** Describes a file in the words of the editor's pages, like `Ada Byron` or `Sources`. Other files have their path. */
export function describeFile(choices: Choices, file: string): string {
  if (file === 'election.yaml') return 'Election'
  if (file === 'sources.yaml') return 'Sources'
  const id = getCandidateId(file)
  return id === undefined ? file : (findLabel(choices.candidate, id) ?? id)
}

/** Describes several files, like `Sources, Election, and Ada Byron`. */
export function describeFiles(state: EditorState, files: readonly string[]): string {
  const existing = readChoices(state)
  const choices = { ...existing, candidate: [...existing.candidate, ...listDeleted(state)] }
  return new Intl.ListFormat('en-US').format(files.map((file) => describeFile(choices, file)))
}

/** Describes a field in the words of the form, like `Key stance 2, Text`. Empty for a whole file. */
export function describePath(forms: Forms, choices: Choices, file: string, path: Path): string {
  const root = getFileForm(forms, file)
  return path
    .flatMap((key, index) => {
      // The number of an item comes with the name of its list.
      if (typeof key === 'number') return []
      const parent = root && findForm(root, path.slice(0, index))
      if (parent?.kind === 'record') return findLabel(choices[parent.keys], key) ?? key
      const field = parent?.kind === 'group' ? parent.fields.find(({ name }) => name === key) : undefined
      const position = path[index + 1]
      const label = field?.label ?? key
      if (typeof position !== 'number') return label
      const itemName = field?.form.kind === 'list' ? field.form.itemName : undefined
      return `${capitalize(itemName ?? label)} ${position + 1}`
    })
    .join(', ')
}

/** Describes a file and a field, like `Ada Byron: Key stance 2, Text`. */
export function describePlace(forms: Forms, choices: Choices, file: string, path: Path): string {
  return [describeFile(choices, file), describePath(forms, choices, file, path)].filter(Boolean).join(': ')
}
