import type { ContestContent } from './content'
import styles from './MyBallot.module.css'

interface Props {
  readonly id: string
  readonly contest: Pick<ContestContent, 'limit' | 'tally' | 'tooManyHelp'>
  /** Number of marks. */
  readonly marks: number
}

/** With more, the ovals would not fit beside the text. */
const MAX_OVALS = 10

/** Marks left, or a poll worker's advice after too many. Renders a live region. */
export function Tally({ id, contest: { limit, tally, tooManyHelp }, marks }: Props) {
  const isOver = marks > limit
  return (
    <div className={isOver ? styles.tally : `${styles.tally} ${styles.screen}`} id={id} aria-live="polite">
      <p>{tally[marks]}</p>
      {isOver ? (
        <p className={styles.advice}>{tooManyHelp}</p>
      ) : (
        <span className={styles.ovals} aria-hidden="true">
          {Array.from({ length: limit > MAX_OVALS ? 0 : limit }, (_, index) => (
            <i key={index} data-used={index < marks || undefined} />
          ))}
        </span>
      )}
    </div>
  )
}
