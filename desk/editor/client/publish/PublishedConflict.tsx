import type { PublishConflict } from '@/desk/editor/api'
import { findFileForm } from '@/guide/fields/forms'
import { siteFileName } from '@/guide/files/files'
import { getAt } from '@/lib/values'
import { Button } from '../fields/Button'
import { takeFocus, useEditorContext } from '../fields/context'
import { describeFile } from '../state/describePath'
import { getContent } from '../state/editorState'
import { nameElection } from '../state/nameElection'
import { toText } from '../state/values'
import { Versions } from '../views/Versions'

/** Both versions of a file that another editor has published in the meantime, field by field. */
export default function PublishedConflict(conflict: PublishConflict) {
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
        file={file}
        base={base}
        own={getContent(editor.state, file.path)}
        diskName="On the site"
        onMerge={(value) => void merge(value)}
      />
      <Button onClick={publishing.dismiss}>Not now</Button>
    </>
  )
}

/** A file without a form here. */
function OtherConflict(conflict: PublishConflict) {
  const { choices, editor, publishing } = useEditorContext()
  const { path } = conflict.file
  const isStreets = path === 'streets.csv'
  const place = describeFile(choices, path, editor.state.election?.elections)
  return (
    <>
      <h1>Another editor has published a change, too</h1>
      {path === siteFileName ? (
        <CurrentChoice {...conflict} />
      ) : isStreets ? (
        <p>They have published another table of streets. If you keep yours, it replaces theirs.</p>
      ) : path.startsWith('public/') ? (
        <p>They have published another photograph with the name of yours. Choose yours again under another name.</p>
      ) : (
        <p>It is in {place}. Open that election under Other elections, and publish there.</p>
      )}
      {isStreets && <Button onClick={() => publishing.settle(conflict)}>Keep mine</Button>}
      <Button onClick={publishing.dismiss}>Not now</Button>
    </>
  )
}

/** Two elections that the site may show. Everything else in the file is merged. */
function CurrentChoice(conflict: PublishConflict) {
  const { editor, publishing } = useEditorContext()
  const { elections = [], current } = editor.state.election ?? {}
  const name = (folder: unknown) => {
    const election = elections.find((each) => each.folder === folder)
    return election ? nameElection(election, elections) : toText(folder) || 'none'
  }
  return (
    <>
      <p>
        You and they have chosen different elections for the site. Which one should it show? The other one goes to the
        archive, and the archives of both are combined. Your choice takes effect when you publish.
      </p>
      <Button onClick={() => publishing.settle(conflict)}>Keep mine: {name(current)}</Button>
      <Button onClick={() => publishing.settle(conflict, 'disk')}>
        Use the one on the site: {name(getAt(conflict.file.value, ['current']))}
      </Button>
    </>
  )
}
