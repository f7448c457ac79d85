import { countNoun } from '@/lib/problems'
import { listConflicts } from '../state/editorState'
import { listUnsaved } from '../state/marks'
import { nameOpenElection } from '../state/nameElection'
import { useEditorContext } from '../fields/context'
import type { Publishing } from '../publish/usePublishing'
import { Button, SmallButton } from '../fields/Button'
import { moveEdit } from './useShortcuts'
import fields from '../fields/Fields.module.css'
import styles from './Toolbar.module.css'

interface ToolbarProps {
  /** The file of the page. Undefined for pages about several files. */
  readonly file: string | undefined
  readonly isPreviewOn: boolean
  /** Undefined for pages without a preview. */
  readonly onTogglePreview: (() => void) | undefined
}

export function Toolbar({ file, isPreviewOn, onTogglePreview }: ToolbarProps) {
  const { editor, forms, publishing } = useEditorContext()
  const { state, message, isBusy } = editor
  const unpublished = state.election?.unpublished?.length ?? 0
  const changed = Object.keys(state.drafts)
  const hasConflict = listConflicts(state).length > 0
  // A button that is disabled would lose the focus.
  const canSave = changed.length > 0 && !isBusy && !hasConflict
  return (
    <header className={`${fields.line} ${styles.toolbar}`}>
      <p className={styles.title}>{state.election && nameOpenElection(state.election)}</p>
      <output className={`${fields.help} ${message?.isError ? styles.failure : styles.status}`}>{message?.text}</output>
      <p className={`${fields.help} ${styles.counts}`}>
        {describeCounts(listUnsaved(state).length, unpublished, describeProgress(publishing))}
      </p>
      <div className={`${fields.line} ${styles.changes}`}>
        {file !== undefined && changed.includes(file) && !hasConflict && (
          <SmallButton onClick={() => editor.discard(file)}>Discard changes</SmallButton>
        )}
        {editor.restoreDiscarded && <SmallButton onClick={editor.restoreDiscarded}>Bring back the changes</SmallButton>}
        {state.election?.undo && <SmallButton onClick={() => void editor.undo()}>Undo the last save</SmallButton>}
        {/* Last, so that the buttons that bring something back get the focus. */}
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
      </div>
      <div className={`${fields.line} ${styles.actions}`}>
        {onTogglePreview && (
          <Button aria-pressed={isPreviewOn} onClick={onTogglePreview}>
            Preview
          </Button>
        )}
        <Button
          className={fields.filled}
          aria-disabled={!canSave}
          onClick={() => {
            if (canSave) void editor.save()
          }}
        >
          Save
        </Button>
        <Button
          // Only the next step is filled: to save, and then to publish.
          className={unpublished > 0 && changed.length === 0 ? fields.filled : fields.button}
          aria-haspopup="dialog"
          onClick={publishing.open}
        >
          {unpublished > 0 ? `Publish (${unpublished})` : 'Publish'}
        </Button>
      </div>
    </header>
  )
}

/** Like `1 change not saved · 2 not published`. Empty if everything is on the site. */
function describeCounts(unsaved: number, unpublished: number, progress: string): string {
  return [
    unsaved > 0 ? `${countNoun(unsaved, 'change')} not saved` : '',
    unpublished > 0 ? `${unsaved > 0 ? unpublished : countNoun(unpublished, 'change')} not published` : '',
    progress,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The panel has more. This is for when it is closed. */
function describeProgress({ isSending, progress }: Publishing): string {
  if (isSending || progress?.wait !== undefined) return 'Publishing'
  return progress?.state === 'failed' ? 'A check on GitHub failed' : ''
}
