import { countNoun } from '@/lib/problems'
import { instead, useEditorContext } from '../fields/context'
import { useKeptState } from '../state/useKeptState'
import { ObstacleBox } from './ObstacleBox'
import { ProblemBox } from './ProblemBox'
import { PublishProgress } from './PublishProgress'
import { UnsavedNote } from './UnsavedNote'
import styles from './Publish.module.css'

const noAuthor = { name: '', email: '' }

/** The one button of the panel, and what it does or did. */
export function PublishFooter() {
  const { editor, forms, publishing } = useEditorContext()
  const { publication, unpublished = [] } = editor.state.election ?? {}
  const { reason, isSending, isFollowing } = publishing
  const { value: author, keep } = useKeptState('author', noAuthor)
  const needsAuthor = publication?.needsAuthor === true
  const submit = () => void publishing.publish(forms, needsAuthor ? author : undefined)
  if (isSending || (isFollowing && unpublished.length === 0)) return <PublishProgress />
  if (unpublished.length === 0) return null
  return (
    <form className={styles.footer} onSubmit={instead(submit)}>
      <div aria-live="polite">
        {reason && 'problems' in reason && <ProblemBox problems={reason.problems} />}
        {reason && 'obstacle' in reason && <ObstacleBox {...reason.obstacle} />}
      </div>
      {needsAuthor && (
        <fieldset className={styles.author}>
          <legend>Who publishes this? Everyone can see it in the history of the guide.</legend>
          <label>
            Your name
            <input
              required
              autoComplete="name"
              value={author.name}
              onChange={({ target }) => keep({ ...author, name: target.value })}
            />
          </label>
          <label>
            Your email address
            <input
              required
              type="email"
              autoComplete="email"
              value={author.email}
              onChange={({ target }) => keep({ ...author, email: target.value })}
            />
          </label>
        </fieldset>
      )}
      <button type="submit" className={styles.go}>
        {reason ? 'Publish again' : `Publish ${countNoun(unpublished.length, 'change')}`}
      </button>
      <p>
        This takes a few minutes. <UnsavedNote />
      </p>
    </form>
  )
}
