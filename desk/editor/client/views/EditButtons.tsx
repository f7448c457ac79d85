import { useEditorContext } from '../fields/context'
import { SmallButton } from '../fields/Button'
import { moveEdit } from './useShortcuts'

export function EditButtons() {
  const { editor, forms } = useEditorContext()
  return (
    <>
      {editor.canUndoEdit && (
        <SmallButton title="Ctrl+Z" onClick={() => moveEdit(editor, forms, 'undo')}>
          Undo edit
        </SmallButton>
      )}
      {editor.canRedoEdit && (
        <SmallButton title="Ctrl+Shift+Z" onClick={() => moveEdit(editor, forms, 'redo')}>
          Redo edit
        </SmallButton>
      )}
    </>
  )
}
