import { getAt, type Path } from '@/lib/values'
import { useEditorContext } from '../fields/context'
import { describeReferrers } from '../fields/RemovalWarning'
import { listReferrers } from '../state/describePath'
import { findFile, findPath, getContent, isDeleted } from '../state/editorState'
import { candidateSections } from '../state/route'
import { toText } from '../state/values'
import { FileForm } from './FileForm'
import { SectionFields } from './SectionFields'
import { Button } from '../fields/Button'
import { SheetListNote, useSheetField } from '../fields/SheetField'
import fields from '../fields/Fields.module.css'

export function CandidatePage({ id, target }: { readonly id: string; readonly target: Path | undefined }) {
  const { editor, forms } = useEditorContext()
  const { state } = editor
  const file = findPath(state, 'candidates', id)
  const { isFromSheet } = useSheetField(['name'], file)
  const value = getContent(state, file)
  const name = toText(getAt(value ?? findFile(state.election, file).value, ['name'])) || id
  if (isDeleted(state, file)) {
    const referrers = listReferrers(state, forms, 'candidate', id)
    return (
      <>
        <h1>{name}</h1>
        <p>This candidate will be deleted when you save.</p>
        {referrers.length > 0 && <p>{describeReferrers(referrers)}</p>}
        <p className={fields.buttons}>
          <Button onClick={() => editor.discard(file)}>Keep this candidate</Button>
        </p>
      </>
    )
  }
  if (value === undefined)
    return (
      <p>
        This candidate was deleted or renamed, or the file cannot be read. Choose one under{' '}
        <a href="#/candidates">All candidates</a>, or look at the <a href="#/problems">Problems</a>.
      </p>
    )
  return (
    <FileForm file={file} target={target}>
      <h1>{name}</h1>
      <SectionFields sections={candidateSections} form={forms.candidate} value={value} />
      {isFromSheet && <SheetListNote />}
      <p className={fields.buttons}>
        <Button onClick={() => editor.remove(file)}>Delete this candidate</Button>
      </p>
    </FileForm>
  )
}
