import { getAt, type Path } from '@/lib/values'
import { EditorContext, FileContext, preventDefaultThen, useEditorContext } from '../fields/context'
import { GroupFields } from '../fields/GroupField'
import { SmallButton } from '../fields/Button'
import { getContent } from '../state/editorState'
import { findForm } from '../state/values'
import fields from '../fields/Fields.module.css'
import styles from './Publish.module.css'

const file = 'election.yaml'
const group = 'publisher'

interface PublisherQuestionsProps {
  /** Names of the missing ones. */
  readonly fields: readonly string[]
  readonly onSave: () => void
  readonly onSkip: () => void
}

export function PublisherQuestions({ fields: names, onSave, onSkip }: PublisherQuestionsProps) {
  const context = useEditorContext()
  const { editor, forms } = context
  const form = findForm(forms.election, [group])
  if (form?.kind !== 'group') return null
  const shown = { ...form, fields: form.fields.filter(({ name }) => names.includes(name)) }
  const edit = (path: Path, value: unknown) => editor.edit(file, path, value)
  const save = async () => {
    const draft = editor.state.drafts[file]
    if (!draft || (await editor.saveFile(file, draft.value))) onSave()
  }
  return (
    <form className={styles.form} onSubmit={preventDefaultThen(() => void save())}>
      <div className={styles.content}>
        <h3>Who makes this guide?</h3>
        <p>Readers who doubt a guide look for this first. Every page links to it.</p>
        {/* The warnings at these fields are why they are asked. */}
        <EditorContext value={{ ...context, editor: { ...editor, report: { ...editor.report, warnings: [] } } }}>
          <FileContext value={{ file, idPrefix: 'publish', edit }}>
            <GroupFields path={[group]} form={shown} value={getAt(getContent(editor.state, file), [group])} />
          </FileContext>
        </EditorContext>
      </div>
      <div className={styles.footer}>
        <button type="submit" className={fields.filled}>
          Save and continue
        </button>
        <p className={fields.help}>
          <SmallButton onClick={onSkip}>Publish without it</SmallButton>
        </p>
      </div>
    </form>
  )
}
