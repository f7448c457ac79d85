import { useEffect, useRef } from 'react'
import type { UnpublishedChange } from '@/desk/editor/api'
import { countNoun } from '@/lib/problems'
import { preventDefaultThen, useEditorContext } from '../fields/context'
import { useKeptState } from '../state/useKeptState'
import { AuthorFields, noAuthor } from './AuthorFields'
import { ChangeList } from './ChangeList'
import { ObstacleBox } from './ObstacleBox'
import { ProblemBox } from './ProblemBox'
import { UnsavedNote } from './UnsavedNote'
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
