import type { Form, Forms } from '../forms/form'
import { capitalize } from '../forms/capitalize'
import { itemNames } from '../forms/labels'
import { findForm, type Path } from './values'

/** Returns the form of a file. Undefined for other files, like photographs. */
export function getFileForm(forms: Forms, file: string): Form | undefined {
  if (file === 'election.yaml') return forms.election
  if (file === 'sources.yaml') return { kind: 'record', keys: 'source', value: forms.source }
  return file.startsWith('candidates/') ? forms.candidate : undefined
}

/** Describes a field in the words of the form, like `Key stance 2, Text`. */
export function describePath(forms: Forms, file: string, path: Path): string {
  const root = getFileForm(forms, file)
  return path
    .flatMap((key, index) => {
      // The number of an item comes with the name of its list.
      if (typeof key === 'number') return []
      const parent = root && findForm(root, path.slice(0, index))
      const field = parent?.kind === 'group' ? parent.fields.find(({ name }) => name === key) : undefined
      const position = path[index + 1]
      const isItem = typeof position === 'number'
      if (isItem) return `${capitalize(itemNames[key] ?? field?.label ?? key)} ${position + 1}`
      return field?.label ?? key
    })
    .join(', ')
}
