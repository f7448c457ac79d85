import { nameMark, setEntry } from '@/components/Ballot/ballotMarks'
import { Choice } from './Choice'
import type { BallotText, ContestContent } from './describeContests'
import styles from './MyBallot.module.css'
import type { BallotState } from './useBallot'

interface Props {
  readonly contest: ContestContent
  readonly text: BallotText
  readonly state: BallotState
}

export function Contest({ contest, text, state }: Props) {
  const { id, title, localGroup, instruction, about, link, limit, noteLabel, choices } = contest
  const { ballot, isReady, change } = state
  const note = ballot.get(id)
  const names = choices.map((choice) => nameMark(id, choice.id))
  const [headingId, tallyId] = [`${id}.heading`, `${id}.tally`]
  return (
    <section className={styles.contest} aria-labelledby={headingId} data-group={localGroup}>
      <div className={styles.band} data-band>
        <h2 id={headingId}>{title}</h2>
        <p>{instruction}</p>
      </div>
      {limit === 0 ? null : (
        <Tally
          id={tallyId}
          contest={contest}
          marks={isReady ? names.filter((name) => ballot.has(name)).length : undefined}
        />
      )}
      {about.map((line) => (
        <p key={line} className={styles.about}>
          {line}
        </p>
      ))}
      {link ? (
        <p className={styles.about} data-screen-only>
          <a href={link.href}>{link.label}</a>
        </p>
      ) : null}
      {limit === 0 ? null : (
        <>
          <ul>
            {choices.map((choice, index) => (
              <Choice
                key={choice.id}
                inputId={nameMark(id, choice.id)}
                choice={choice}
                index={index}
                isMarked={ballot.has(nameMark(id, choice.id))}
                tallyId={tallyId}
                read={text.read}
                onMark={(checked) => change((all) => setEntry(all, nameMark(id, choice.id), checked ? '1' : ''))}
              />
            ))}
          </ul>
          <label className={styles.note}>
            <span>{text.note}</span>
            <textarea
              rows={countLines(note)}
              aria-label={noteLabel}
              data-note={id}
              value={note ?? ''}
              onChange={({ target }) => change((all) => setEntry(all, id, target.value))}
            />
          </label>
        </>
      )}
    </section>
  )
}

/** Characters on a line of a note, at least. */
const LINE_LENGTH = 30

/** Number of ruled lines, so that the paper shows a whole note. */
function countLines(note = ''): number {
  const lines = note.split('\n').map((line) => Math.ceil(line.length / LINE_LENGTH) || 1)
  return Math.max(
    3,
    lines.reduce((sum, count) => sum + count, 0),
  )
}

interface TallyProps {
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
function Tally({ id, contest: { instruction, limit, tally, tooManyHelp }, marks }: TallyProps) {
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
