import type { ContestContent } from './content'
import styles from './MyBallot.module.css'

interface Props {
  readonly id: string
  readonly contest: Pick<ContestContent, 'instruction' | 'limit' | 'tally' | 'tooManyHelp'>
  /** Number of marks. Unset until React has started. */
  readonly marks?: number
}

/** With more, the ovals would not fit beside the text. */
const MAX_OVALS = 10

/**
 * Marks left, or a poll worker's advice after too many. Renders a live region, which is invisible but keeps its place until
 * React can count. Until then, it has the limit as the description of the checkboxes.
 */
export function Tally({ id, contest: { instruction, limit, tally, tooManyHelp }, marks }: Props) {
  const isOver = marks !== undefined && marks > limit
  const names = [styles.tally, isOver ? '' : styles.screen, marks === undefined ? styles.waiting : '']
  return (
    <div className={names.filter(Boolean).join(' ')} id={id} aria-live="polite">
      <p>{marks === undefined ? instruction : tally[marks]}</p>
      {isOver ? (
        <p className={styles.advice}>{tooManyHelp}</p>
      ) : (
        <span className={styles.ovals} aria-hidden="true">
          {Array.from({ length: limit > MAX_OVALS ? 0 : limit }, (_, index) => (
            <i key={index} data-used={(marks !== undefined && index < marks) || undefined} />
          ))}
        </span>
      )}
    </div>
  )
}
