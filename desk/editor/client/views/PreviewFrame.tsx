import { useEffect, useRef, useState } from 'react'
import { findElement } from './previewText'
import styles from './Views.module.css'

interface PreviewFrameProps {
  /** Path of the preview, like `/preview/3f9a/profile/ruiz/`. */
  readonly address: string
  /** Page of the field. */
  readonly home: string
  /** Identifies the field that the page follows. */
  readonly field: string
  /** Text of the field, to outline where the page has it. */
  readonly wanted: readonly string[]
  /** Called with the page that the user opens in the frame, like `candidates/`. */
  readonly onOpen: (page: string) => void
  /** Called if the text of another field is not on the page that the user opened. */
  readonly onLost: () => void
  /** Called with what the user clicks in the frame, unless it does something itself. */
  readonly onClick: (element: Element, page: string) => void
}

/** A new preview replaces the last one when it has loaded, scrolled to the same place. Until then, both render. */
export function PreviewFrame({ address, home, field, wanted, onOpen, onLost, onClick }: PreviewFrameProps) {
  const [shown, setShown] = useState(address)
  const [loads, setLoads] = useState(0)
  const current = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ onClick })
  // The field and the page that were scrolled to, so that the user can read elsewhere while they type.
  const last = useRef({ field: '', scrolled: '' })
  useEffect(() => {
    latest.current = { onClick }
  })
  useEffect(() => {
    const page = current.current ? readPage(current.current) : undefined
    const document = current.current?.contentDocument
    if (page === undefined || !document) return undefined
    const isOther = last.current.field !== field
    last.current.field = field
    const element = findElement(document, wanted)
    if (!element) {
      if (isOther && page !== home) onLost()
      return undefined
    }
    const scrolled = `${field} ${page}`
    if (last.current.scrolled !== scrolled) scrollTo(element)
    last.current.scrolled = scrolled
    return outline(element as HTMLElement)
    // Before the next preview has loaded, the page does not have what is being typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [field, loads])
  const show = (frame: HTMLIFrameElement) => {
    const page = readPage(frame)
    if (page === undefined) return
    if (frame !== current.current && page === (current.current && readPage(current.current)))
      frame.contentWindow?.scrollTo({ top: current.current?.contentWindow?.scrollY ?? 0, behavior: 'instant' })
    frame.contentDocument?.addEventListener('click', ({ target }) => {
      const element = target as Element
      const isSelecting = frame.contentWindow?.getSelection()?.isCollapsed === false
      if (!isSelecting && !element.closest('a, button, summary, label, input')) latest.current.onClick(element, page)
    })
    setShown(address)
    setLoads(loads + 1)
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

/** Scrolls the page of an element, but not the editor around it, unless the element is in view. */
function scrollTo(element: Element): void {
  const window = element.ownerDocument.defaultView
  const { top, bottom } = element.getBoundingClientRect()
  if (window && (top < 0 || bottom > window.innerHeight))
    window.scrollBy({ top: top - window.innerHeight / 4, behavior: 'instant' })
}

function outline({ style }: HTMLElement): () => void {
  style.outline = '3px solid var(--color-accent)'
  style.outlineOffset = '4px'
  return () => {
    style.outline = ''
    style.outlineOffset = ''
  }
}

/** The page that a frame shows. Undefined if it shows something else, such as an error of the browser. */
function readPage({ contentWindow }: HTMLIFrameElement): string | undefined {
  try {
    return /^\/preview\/[^/]+\/(.*)$/.exec(contentWindow?.location.pathname ?? '')?.[1]
  } catch {
    return undefined
  }
}
