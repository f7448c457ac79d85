import { useEffect, useRef } from 'react'
import type { UnpublishedChange, FieldProblem } from '@/desk/editor/api'
import { countNoun } from '@/lib/problems'
import type { Author } from '@/desk/publish/createCommit'
import { preventDefaultThen, useEditorContext } from '../fields/context'
import { useKeptState } from '../state/useKeptState'
import { ChangeList } from './ChangeList'
import { ObstacleBox } from './ObstacleBox'
import { Message } from '../fields/Messages'
import { formatRoute, findRoute } from '../state/route'
import { PlaceLink } from '../views/PlaceLink'
import { describeFiles } from '../state/describePath'
import fields from '../fields/Fields.module.css'
import styles from './Publish.module.css'

export function PublishForm({ changes }: { readonly changes: readonly UnpublishedChange[] }) {
  const { editor, publishing } = useEditorContext()
  const { reason } = publishing
  const needsAuthor = editor.state.election?.publication?.needsAuthor === true
  const { value: author, keep } = useKeptState('author', noAuthor)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (reason) box.current?.focus()
  }, [reason])
  return (
    <form
      className={styles.form}
      onSubmit={preventDefaultThen(() => void publishing.publish(needsAuthor ? author : undefined))}
    >
      {reason && (
        <div ref={box} tabIndex={-1} className={styles.reason}>
          {'problems' in reason ? <ProblemBox {...reason} /> : <ObstacleBox {...reason.obstacle} />}
        </div>
      )}
      <ChangeList changes={changes} />
      {needsAuthor && <AuthorFields author={author} onChange={keep} />}
      <div className={styles.footer}>
        <button type="submit" className={fields.filled}>
          {reason ? 'Publish again' : `Publish ${countNoun(changes.length, 'change')}`}
        </button>
        <p className={fields.help}>
          This takes a few minutes. <UnsavedNote />
        </p>
      </div>
    </form>
  )
}

const noAuthor: Author = { name: '', email: '' }

interface AuthorFieldsProps {
  readonly author: Author
  readonly onChange: (author: Author) => void
}

function AuthorFields({ author, onChange }: AuthorFieldsProps) {
  return (
    <fieldset className={styles.author}>
      <legend>Who are you? Everyone can see this in the history of the guide.</legend>
      {(['name', 'email'] as const).map((field) => (
        <label key={field}>
          <span className={fields.label}>{field === 'name' ? 'Your name' : 'Your email address'}</span>
          <input
            className={fields.control}
            required
            type={field === 'name' ? 'text' : 'email'}
            autoComplete={field}
            value={author[field]}
            onChange={({ target }) => onChange({ ...author, [field]: target.value })}
          />
        </label>
      ))}
    </fieldset>
  )
}

const maxShown = 3

function ProblemBox({ problems }: { readonly problems: readonly FieldProblem[] }) {
  const { publishing } = useEditorContext()
  return (
    <div className={styles.box}>
      <h3>Nothing changed on the site</h3>
      <p>
        The check found {problems.length === 1 ? 'a problem. Fix it' : `${problems.length} problems. Fix them`}, save,
        and publish again.
      </p>
      {problems.slice(0, maxShown).map((problem) => (
        <div key={JSON.stringify(problem)}>
          <Message kind="Problem" problem={problem} />
          <PlaceLink {...problem} verb="Fix it" onFollow={publishing.close} />
        </div>
      ))}
      {problems.length > maxShown && (
        <a href={formatRoute({ page: 'problems' })} onClick={publishing.close}>
          See all problems
        </a>
      )}
    </div>
  )
}

function UnsavedNote() {
  const { editor, forms, publishing } = useEditorContext()
  const files = Object.keys(editor.state.drafts)
  const [first] = files
  if (first === undefined) return null
  const route = findRoute(forms, first, [])
  const [verb, noun, pronoun] =
    files.length === 1 ? ['has', 'a change that is', 'It stays'] : ['have', 'changes that are', 'They stay']
  return (
    <>
      {describeFiles(editor.state, files)} {verb} {noun} not saved. {pronoun} here.{' '}
      {route && (
        <a href={formatRoute(route)} onClick={publishing.close}>
          Look at {files.length === 1 ? 'it' : 'them'}
        </a>
      )}
    </>
  )
}
