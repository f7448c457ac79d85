import type { GroupForm } from '@/guide/fields/forms'
import { getAt, type Path } from '@/lib/values'
import { createId } from '../state/choices'
import { getContent } from '../state/editorState'
import { toItems, toText } from '../state/values'
import { useEditorContext, useFile } from './context'

/** Fields that name an item, in the order of preference. */
const nameFields = ['name', 'title', 'term', 'label', 'text']

/** A new item gets an id from its name. An id that exists stays, since others may refer to it. */
export function useNewId(path: Path, form: GroupForm, value: unknown): () => void {
  const { file, edit } = useFile()
  const { choices, editor } = useEditorContext()
  return () => {
    const name = nameFields.map((field) => toText(getAt(value, [field]))).find(Boolean) ?? ''
    if (!form.fields.some(isId) || name === '' || getAt(value, ['id']) !== undefined) return
    const siblings = toItems(getAt(getContent(editor.state, file), path.slice(0, -1)))
    const usedIds = [...siblings.map((item) => toText(getAt(item, ['id']))), ...choices.contest.map(({ id }) => id)]
    edit([...path, 'id'], createId([name], usedIds, 'item'))
  }
}

export function isId({ name }: GroupForm['fields'][number]): boolean {
  return name === 'id'
}
