import { useEditorContext } from '../fields/context'
import { describeReferrers } from '../fields/RemovalWarning'
import type { Forms } from '@/guide/fields/forms'
import { sections } from '../state/sections'
import { findCandidatePath, isDeleted } from '../state/candidates'
import { findFile, getContent } from '../state/editorState'
import type { Editor } from '../state/useEditor'
import { getAt, type Path } from '@/lib/values'
import { toText } from '../state/values'
import { FileForm } from './FileForm'
import { SectionFields } from './SectionFields'
import fields from '../fields/Fields.module.css'

interface CandidatePageProps {
  readonly editor: Editor
  readonly forms: Forms
  readonly id: string
  readonly target?: Path | undefined
}

export function CandidatePage({ editor, forms, id, target }: CandidatePageProps) {
  const file = findCandidatePath(editor.state, id)
  const value = getContent(editor.state, file)
  const name = toText(getAt(value ?? findFile(editor.state.election, file).value, ['name'])) || id
  const { listReferrers } = useEditorContext()
  if (isDeleted(editor.state, file)) {
    const referrers = listReferrers('candidate', id)
    return (
      <>
        <h1>{name}</h1>
        <p>This candidate will be deleted when you save.</p>
        {referrers.length > 0 && <p>{describeReferrers(referrers)}</p>}
        <p className={fields.buttons}>
          <button type="button" className={fields.button} onClick={() => editor.discard(file)}>
            Keep this candidate
          </button>
        </p>
      </>
    )
  }
  if (value === undefined) return <p>There is no file {file}, or it is not valid. See the problems.</p>
  return (
    <FileForm editor={editor} file={file} form={forms.candidate} target={target}>
      <h1>{name}</h1>
      <SectionFields sections={sections.candidate.candidate} form={forms.candidate} value={value} />
      <p className={fields.buttons}>
        <button type="button" className={fields.button} onClick={() => editor.remove(file)}>
          Delete this candidate
        </button>
      </p>
    </FileForm>
  )
}
