import { useEffect, useState } from 'react'
import { fileHref, paths } from '@/lib/paths'
import type { BallotText } from './describeContests'
import styles from './MyBallot.module.css'
import type { drawQrCode } from './qrCode.browser'

declare global {
  interface Window {
    /** Set once the script has loaded. */
    drawQrCode?: typeof drawQrCode
  }
}

interface Props {
  readonly url: string
  readonly text: BallotText
}

/** Modules of free space that readers of QR codes need on each side. */
const MARGIN = 4

/** A link as a QR code. Its script is loaded when it is first shown. Without the script, the link has to do. */
export function QrCode({ url, text }: Props) {
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
