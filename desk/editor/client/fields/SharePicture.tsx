import { useEffect, useState } from 'react'
import type { PreviewAnswer } from '@/desk/editor/api'
import { askLater } from '../state/askLater'
import { listDrafts } from '../state/editorState'
import { getFileId } from '../state/route'
import { useEditorContext, useFile } from './context'
import photos from './Photo.module.css'
import rows from './Row.module.css'
import styles from './Fields.module.css'

export function SharePicture() {
  const { file } = useFile()
  const { call, state } = useEditorContext().editor
  const { election, drafts } = state
  const folder = election?.folder ?? ''
  const [isOpen, setOpen] = useState(false)
  const [answer, setAnswer] = useState<PreviewAnswer>()
  const page = `share/profile/${getFileId('candidates', file)}.png`
  useEffect(() => {
    if (!isOpen) return undefined
    return askLater(
      () => call('POST /api/preview', { folder, drafts: listDrafts(drafts), page }),
      (result) => result.isOk && setAnswer(result.answer),
    )
  }, [isOpen, call, folder, drafts, page])
  return (
    <details className={rows.item} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>Share picture</summary>
      <p className={styles.help}>
        Other sites show it next to a link to this candidate. It has the name and the race, and never a photograph.
      </p>
      {answer && 'address' in answer && (
        <img
          className={photos.share}
          src={answer.address}
          width={1200}
          height={630}
          alt="The name and the race, as other sites show them"
        />
      )}
      {answer && 'problems' in answer && (
        <p className={styles.problem}>It cannot be shown until the problems are fixed.</p>
      )}
    </details>
  )
}
