import type { ContestContent } from './describeContests'
import styles from './MyBallot.module.css'

interface Props {
  readonly id: string
  readonly contest: Pick<ContestContent, 'instruction' | 'limit' | 'tally'>
  /** Number of marks. Unset until React has started. */
  readonly marks?: number
}

/** With more, the ovals would not fit beside the text. */
const MAX_OVALS = 10

/**
 * Marks left. Renders a live region, which is invisible but keeps its place until React can count. Until then, it has the
 * limit as the description of the checkboxes.
 */
export function Tally({ id, contest: { instruction, limit, tally }, marks }: Props) {
  return (
    <div
      className={marks === undefined ? `${styles.tally} ${styles.waiting}` : styles.tally}
      id={id}
      aria-live="polite"
      data-screen
    >
      <p data-line={tally[0]} data-other={tally[limit]}>
        <span>{marks === undefined ? instruction : tally[Math.min(marks, limit)]}</span>
      </p>
      <span className={styles.ovals} aria-hidden="true">
        {Array.from({ length: limit > MAX_OVALS ? 0 : limit }, (_, index) => (
          <i key={index} data-used={(marks !== undefined && index < marks) || undefined} />
        ))}
      </span>
    </div>
  )
}
