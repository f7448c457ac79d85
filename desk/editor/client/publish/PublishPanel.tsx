import { useEffect, useRef, useState } from 'react'
import { countNoun } from '@/lib/problems'
import { useEditorContext } from '../fields/context'
import { ChangeList } from './ChangeList'
import { ObstacleBox } from './ObstacleBox'
import { PublisherQuestions } from './PublisherQuestions'
import { PublishFooter } from './PublishFooter'
import styles from './Publish.module.css'

/** The panel that sends what is saved to the site. */
export function PublishPanel() {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // The dialog would give the focus to the button, and so begin with how to leave it.
    heading.current?.focus()
  }, [])
  const { editor, publishing } = useEditorContext()
  const { publication, unpublished = [] } = editor.state.election ?? {}
  // The fields stay while the user fills them in.
  const [missing, setMissing] = useState(() =>
    editor.report.warnings.flatMap(({ file, path: [group, field] }) =>
      file === 'election.yaml' && group === 'publisher' ? [String(field)] : [],
    ),
  )
  const obstacle = publication?.obstacle
  const hasQuestions = missing.length > 0 && unpublished.length > 0 && !publishing.isFollowing
  const { length } = unpublished
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="publish-heading" onClose={publishing.close}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 ref={heading} id="publish-heading" tabIndex={-1}>
            {obstacle || length === 0 ? 'Publish' : `Publish ${countNoun(length, 'change')}`}
          </h2>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        {obstacle ? (
          <div className={styles.content}>
            <ObstacleBox {...obstacle} />
          </div>
        ) : hasQuestions ? (
          <PublisherQuestions fields={missing} onDone={() => setMissing([])} />
        ) : (
          <>
            {length > 0 ? (
              <ChangeList changes={unpublished} />
            ) : (
              !publishing.isSending && <p className={styles.content}>Everything that you saved is published.</p>
            )}
            <PublishFooter />
          </>
        )}
      </div>
    </dialog>
  )
}
