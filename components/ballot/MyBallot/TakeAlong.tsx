import { useState, useEffect, type MouseEvent } from 'react'
import { formatMarksFragment } from '@/components/ballot/marks/ballotLink'
import { type BallotMarks, emptyBallot, mergeBallots } from '@/components/ballot/marks/ballotMarks'
import buttons from '@/components/page/Theme/Buttons.module.css'
import styles from './MyBallot.module.css'
import type { BallotView } from './useBallot'
import { fileHref, paths } from '@/lib/paths'
import type { drawQrCode } from './qrCode.browser'

export function TakeAlong({ text, plan, state: { ballot, isReady, change } }: BallotView) {
  const [isCopying, setCopying] = useState(false)
  const [cleared, setCleared] = useState<BallotMarks>()

  function clearOrUndo({ detail }: MouseEvent) {
    // The second click of a double click must not revert the first.
    if (detail > 1) return
    setCleared(cleared ? undefined : ballot)
    // An undo keeps what the reader marked since then.
    change((current) => (cleared ? mergeBallots(cleared, current) : emptyBallot))
  }

  return (
    <section className={isReady ? styles.end : `${styles.end} ${styles.waiting}`} data-screen>
      <h2>{text.take}</h2>
      <p>{text.takeHelp}</p>
      <p className={buttons.row}>
        <button type="button" className={buttons.main} onClick={() => print()}>
          {text.print}
        </button>{' '}
        <button type="button" aria-expanded={isCopying} onClick={() => setCopying(!isCopying)}>
          {text.copyMarks}
        </button>{' '}
        <button type="button" onClick={clearOrUndo}>
          {cleared ? text.undo : text.clear}
        </button>{' '}
        <span aria-live="polite">{cleared ? text.cleared : null}</span>
      </p>
      {isCopying ? <MarksLink text={text} fragment={formatMarksFragment(ballot, plan)} /> : null}
    </section>
  )
}

interface LinkProps extends Pick<BallotView, 'text'> {
  /** With the `#`. */
  readonly fragment: string
}

function MarksLink({ text, fragment }: LinkProps) {
  const [copied, setCopied] = useState<string>()
  const url = location.origin + location.pathname + fragment
  return (
    <div className={styles.copy}>
      <p>{text.copyHelp}</p>
      <p>
        <strong>{text.linkCaution}</strong>
      </p>
      <QrCode url={url} text={text} />
      <input readOnly dir="ltr" aria-label={text.link} value={url} onFocus={({ target }) => target.select()} />
      <p className={buttons.row}>
        {navigator.clipboard ? (
          <button type="button" onClick={() => navigator.clipboard.writeText(url).then(() => setCopied(url), ignore)}>
            {text.copy}
          </button>
        ) : null}
        {navigator.share ? (
          <button type="button" onClick={() => navigator.share({ url }).catch(ignore)}>
            {text.share}
          </button>
        ) : null}
        <span aria-live="polite">{copied === url ? text.copied : null}</span>
      </p>
    </div>
  )
}

/** The reader can still select the link. */
function ignore(): void {}

declare global {
  interface Window {
    /** Set once the script has loaded. */
    drawQrCode?: typeof drawQrCode
  }
}

/** Modules of free space that readers of QR codes need on each side. */
const MARGIN = 4

/** A link as a QR code. Its script is loaded when it is first shown. Without the script, the link has to do. */
function QrCode({ url, text }: Pick<BallotView, 'text'> & { readonly url: string }) {
  const [isLoaded, setLoaded] = useState(() => window.drawQrCode !== undefined)

  useEffect(() => {
    if (window.drawQrCode) return
    const script = document.createElement('script')
    script.src = fileHref(paths.qrCodeScript)
    script.addEventListener('load', () => setLoaded(true))
    document.head.append(script)
  }, [])

  const code = isLoaded ? window.drawQrCode?.(url) : undefined
  if (isLoaded && !code) return <p>{text.qrTooLong}</p>
  const side = (code?.size ?? 0) + 2 * MARGIN
  return (
    <figure className={styles.qr} aria-label={text.qr}>
      <svg viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`} width="240" height="240" aria-hidden="true">
        {/* Dark on white in every color scheme, as cameras expect. */}
        <path fill="#fff" d={`M${-MARGIN} ${-MARGIN}h${side}v${side}h${-side}z`} />
        <path fill="#000" d={code?.path} />
      </svg>
    </figure>
  )
}
