import { useState } from 'react'
import type { BallotText } from './content'
import styles from './MyBallot.module.css'

interface Props {
  readonly text: BallotText
  /** With the `#`. */
  readonly fragment: string
}

export function MarksLink({ text, fragment }: Props) {
  const [isCopied, setCopied] = useState(false)
  const url = location.origin + location.pathname + fragment
  return (
    <div className={styles.move}>
      <p>{text.moveHelp}</p>
      <input readOnly aria-label={text.link} value={url} onFocus={({ target }) => target.select()} />
      <p className={styles.buttons}>
        {navigator.clipboard ? (
          <button type="button" onClick={() => navigator.clipboard.writeText(url).then(() => setCopied(true), ignore)}>
            {text.copy}
          </button>
        ) : null}
        {navigator.share ? (
          <button type="button" onClick={() => navigator.share({ url }).catch(ignore)}>
            {text.share}
          </button>
        ) : null}
        <span aria-live="polite">{isCopied ? text.copied : null}</span>
      </p>
    </div>
  )
}

/** The reader can still select the link. */
function ignore(): void {}
