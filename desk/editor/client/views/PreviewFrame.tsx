import { useRef, useState } from 'react'
import styles from './Views.module.css'

interface PreviewFrameProps {
  /** Path of the preview, like `/preview/3f9a/profile/ruiz/`. */
  readonly address: string
  /** Called with the page that the user opens in the frame, like `candidates/`. */
  readonly onOpen: (page: string) => void
}

/**
 * The frame of a preview. A new preview replaces the last one when it has loaded, and is scrolled to the same place.
 * Renders a `<div>` with one or two frames.
 */
export function PreviewFrame({ address, onOpen }: PreviewFrameProps) {
  const [shown, setShown] = useState(address)
  const current = useRef<HTMLIFrameElement>(null)
  const show = (frame: HTMLIFrameElement) => {
    const page = readPage(frame)
    if (page === undefined) return
    if (frame !== current.current && page === (current.current && readPage(current.current)))
      frame.contentWindow?.scrollTo({ top: current.current?.contentWindow?.scrollY ?? 0, behavior: 'instant' })
    setShown(address)
    onOpen(page)
  }
  return (
    <div className={styles.frames}>
      {[...new Set([shown, address])].map((each) => (
        <iframe
          key={each}
          ref={each === shown ? current : undefined}
          className={each === shown ? undefined : styles.loading}
          title={each === shown ? 'Preview of the page' : 'Preview that is loading'}
          src={each}
          // Scripts stay off. The origin lets the editor scroll the page, and the server accept its requests.
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          onLoad={({ currentTarget }) => {
            if (each === address) show(currentTarget)
          }}
        />
      ))}
    </div>
  )
}

/** The page that a frame shows. Undefined if it shows something else, such as an error of the browser. */
function readPage({ contentWindow }: HTMLIFrameElement): string | undefined {
  try {
    return /^\/preview\/[^/]+\/(.*)$/.exec(contentWindow?.location.pathname ?? '')?.[1]
  } catch {
    return undefined
  }
}
