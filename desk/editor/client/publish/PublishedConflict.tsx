import type { PublishConflict } from '@/desk/editor/api'
import { findFileForm } from '@/guide/fields/forms'
import { Button } from '../fields/Button'
import { takeFocus, useEditorContext } from '../fields/context'
import { describeFile } from '../state/describePath'
import { getContent } from '../state/editorState'
import { Versions } from '../views/Versions'

/** Both versions of a file that another editor has published in the meantime, field by field. */
export function PublishedConflict(conflict: PublishConflict) {
  const { editor, forms, choices, publishing } = useEditorContext()
  const { file, base } = conflict
  const merge = async (value: unknown) => {
    if (await editor.saveFile(file.path, value)) publishing.settle(conflict)
  }
  if (!findFileForm(forms, file.path)) return <OtherConflict {...conflict} />
  return (
    <>
      <h1 ref={takeFocus} tabIndex={-1}>
        Another editor has changed {describeFile(choices, file.path)}, too
      </h1>
      <p>
        Nothing was sent, and nothing is lost. Choose which version of each field to keep. Your choice is saved. Then
        you see the changes again before you publish them.
      </p>
      <Versions
        path={file.path}
        base={base}
        disk={file.value}
        own={getContent(editor.state, file.path)}
        isDamaged={file.version !== '' && file.value === undefined}
        diskName="On the site"
        onMerge={(value) => void merge(value)}
      />
      <Button onClick={publishing.dismiss}>Not now</Button>
    </>
  )
}

/** What another editor has published, by the file, and whether the user can keep their own instead. */
const otherConflicts = [
  {
    pattern: /^data\/site\.yaml$/,
    sentence: 'They have chosen another election for the site. Keep yours, or change it under Other elections.',
    canKeep: true,
  },
  {
    pattern: /^streets\.csv$/,
    sentence: 'They have published another table of streets. If you keep yours, it replaces theirs.',
    canKeep: true,
  },
  {
    pattern: /^public\//,
    sentence: 'They have published another photograph with the name of yours. Choose yours again under another name.',
    canKeep: false,
  },
  {
    pattern: /^/,
    sentence: 'It is in another election. Open that under Other elections, and publish there.',
    canKeep: false,
  },
]

/** A file without a form here. */
function OtherConflict(conflict: PublishConflict) {
  const { publishing } = useEditorContext()
  const { sentence, canKeep } = otherConflicts.find(({ pattern }) => pattern.test(conflict.file.path))!
  return (
    <>
      <h1>Another editor has published a change, too</h1>
      <p>{sentence}</p>
      {canKeep && <Button onClick={() => publishing.settle(conflict)}>Keep mine</Button>}
      <Button onClick={publishing.dismiss}>Not now</Button>
    </>
  )
}
