import { useEditorContext } from '../fields/context'
import { describeFile } from '../state/describePath'
import { findFile, isUnreadable } from '../state/editorState'
import { isEqual } from '@/lib/values'
import { Versions } from './Versions'
import fields from '../fields/Fields.module.css'

/** About a file that changed on disk while the user changed it. Nothing is written. */
export function ConflictPage({ path }: { readonly path: string }) {
  const { editor, choices } = useEditorContext()
  const draft = editor.state.drafts[path]
  const file = findFile(editor.state.election, path)
  if (!draft) return null
  const merge = (value: unknown) => {
    // A draft of a file that is not valid YAML, and so has no value, would delete it.
    if (isEqual(value, file.value)) editor.discard(path)
    else editor.resolve(path, file.version, file.value, value)
  }
  return (
    <>
      <h1>{describeFile(choices, path)} was changed elsewhere</h1>
      <p>
        Another window or program has changed the same since you opened it. Nothing is overwritten. Choose which version
        of each field to keep.
      </p>
      {isUnreadable(file) && (
        <p className={fields.problem}>
          The other version can no longer be read. Until somebody corrects it there, you cannot choose “Elsewhere”, and
          the editor cannot save your version.
        </p>
      )}
      <Versions file={file} base={draft.baseValue} own={draft.value} diskName="Elsewhere" onMerge={merge} />
      <p>Then check the form, and save.</p>
    </>
  )
}
