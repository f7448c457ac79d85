import { useEffect, useRef, useState } from 'react'
import type { Call } from '../state/call'
import type { Drafts } from '../state/draftStorage'
import { listDrafts } from '../state/editorState'
import { PreviewFrame } from './PreviewFrame'
import styles from './Views.module.css'

/** Delay of the preview after the last change, in milliseconds. */
const delay = 500

interface PreviewPaneProps {
  readonly call: Call
  /** Name of the election's folder in `data/`. */
  readonly folder: string
  readonly drafts: Drafts
  /** Digest of the files on disk. */
  readonly version: string
  /** Address of a page of the guide, like `profile/ruiz/`. */
  readonly page: string
}

/** The real page of the guide with the person's changes. Keeps the last good page while there are problems. */
export function PreviewPane({ call, folder, drafts, version, page }: PreviewPaneProps) {
  const [address, setAddress] = useState<string>()
  // A text, or the number of problems that prevent the page.
  const [status, setStatus] = useState<string | number>('The preview is loading.')
  const [hasFailed, setFailed] = useState(false)
  // The page that the person opened from a page.
  const opened = useRef<{ readonly page: string; readonly to: string }>(undefined)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const result = await call('POST /api/preview', {
        folder,
        drafts: listDrafts(drafts),
        page: opened.current?.page === page ? opened.current.to : page,
      })
      if (!isCurrent) return
      setFailed(!result.isOk)
      if (!result.isOk) {
        setStatus(result.failure.message)
        // The change may have removed that page.
        opened.current = undefined
      } else if ('address' in result.answer) {
        setAddress(result.answer.address)
        setStatus('')
      } else setStatus(result.answer.problems.length)
    }, delay)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
    // The page also changes with the files on disk.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [call, folder, drafts, version, page])
  return (
    <aside className={styles.preview} aria-label="Preview">
      {/* The toolbar announces failures. */}
      <output className={styles.previewStatus} aria-live={hasFailed ? 'off' : 'polite'}>
        {typeof status === 'number' ? describeProblems(status, address !== undefined) : status}
      </output>
      {address && (
        <PreviewFrame
          address={address}
          onOpen={(to) => {
            opened.current = { page, to }
          }}
        />
      )}
    </aside>
  )
}

function describeProblems(count: number, hasPage: boolean): string {
  const problems = count === 1 ? '1 problem is' : `${count} problems are`
  if (!hasPage) return `The preview starts when ${problems} fixed.`
  return `This is the last page without problems. The preview continues when ${problems} fixed.`
}
