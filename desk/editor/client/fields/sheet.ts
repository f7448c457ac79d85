/** Fields that come from the spreadsheet, and are therefore read-only. */
import { nameSheetField } from '@/guide/fields/forms'
import { getAt, type Path } from '@/lib/values'
import { getContent } from '../state/editorState'
import { toItems, toText } from '../state/values'
import { useEditorContext, useFile } from './context'

export function useSheet(): string | undefined {
  const { state } = useEditorContext().editor
  return toText(getAt(getContent(state, 'election.yaml'), ['sheet', 0])) || undefined
}

/**
 * `isFromSheet`: the spreadsheet has the value. `hasSheetFields`: it has the value, or fields of the group or of the items.
 * @param file path in the election's folder. By default, the file of the form
 */
export function useSheetField(path: Path, file?: string) {
  const { editor, forms } = useEditorContext()
  const form = useFile()
  const election = getContent(editor.state, 'election.yaml')
  const names = useSheet() === undefined ? [] : toItems(getAt(election, ['sheetFields'])).map(toText)
  const own = `${nameSheetField(forms, file ?? form.file, path)}/`
  const isFromSheet = names.some((name) => own.startsWith(`${name}/`))
  return { isFromSheet, hasSheetFields: isFromSheet || names.some((name) => name.startsWith(own)) }
}
