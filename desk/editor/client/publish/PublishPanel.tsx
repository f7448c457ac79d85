import { useLayoutEffect, useRef, useState } from 'react'
import { countNoun } from '@/lib/problems'
import { SmallButton } from '../fields/Button'
import { useEditorContext } from '../fields/context'
import { useKeptState } from '../state/useKeptState'
import { ChangeList } from './ChangeList'
import { ObstacleBox } from './ObstacleBox'
import { PublisherQuestions } from './PublisherQuestions'
import { PublishForm } from './PublishForm'
import { PublishProgress } from './PublishProgress'
import styles from './Publish.module.css'

export function PublishPanel() {
  const { publishing } = useEditorContext()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // The dialog would give the focus to the button, and so begin with how to leave it.
    heading.current?.focus()
    // Gives the focus back, which it would lose with the dialog.
    return () => element?.close()
  }, [])
  const { title, content } = usePanelContent()
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="publish-heading" onClose={publishing.close}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 ref={heading} id="publish-heading" tabIndex={-1}>
            {title}
          </h2>
          <SmallButton onClick={() => dialog.current?.close()}>Close</SmallButton>
        </div>
        {content}
      </div>
    </dialog>
  )
}

function usePanelContent() {
  const { editor, publishing } = useEditorContext()
  const { publication, unpublished = [] } = editor.state.election ?? {}
  const { value: isSkipped, keep: skip } = useKeptState('publish-without-publisher', false)
  // The fields stay while the user fills them in.
  const [missing, setMissing] = useState(() =>
    editor.report.warnings.flatMap(({ file, path: [group, field] }) =>
      file === 'election.yaml' && group === 'publisher' ? [String(field)] : [],
    ),
  )
  const { isSending, isFollowing, progress, sent } = publishing
  const { length } = unpublished
  if (publication?.obstacle)
    return {
      title: 'Publish',
      content: (
        <div className={styles.content}>
          <ObstacleBox {...publication.obstacle} />
        </div>
      ),
    }
  if (isSending || (isFollowing && length === 0))
    return {
      title: progress?.state === 'live' ? 'Published' : 'Publishing',
      content: (
        <>
          {isSending || sent.length > 0 ? (
            <ChangeList changes={isSending ? unpublished : sent} />
          ) : (
            <p className={styles.content}>Everything that you saved is sent.</p>
          )}
          <PublishProgress />
        </>
      ),
    }
  if (length === 0) return { title: 'Publish', content: <p className={styles.content}>There is nothing to publish.</p> }
  if (missing.length > 0 && !isSkipped)
    return {
      title: 'Before you publish',
      content: <PublisherQuestions fields={missing} onSave={() => setMissing([])} onSkip={() => skip(true)} />,
    }
  return { title: `Publish ${countNoun(length, 'change')}`, content: <PublishForm changes={unpublished} /> }
}
