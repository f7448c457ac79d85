import { nameMark, setEntry } from '@/components/ballot/marks/ballotMarks'
import { Choice } from './Choice'
import { RankOrder } from './RankOrder'
import type { ContestContent } from './describeContests'
import styles from './MyBallot.module.css'
import type { BallotView } from './useBallot'

interface Props extends BallotView {
  readonly contest: ContestContent
}

export function Contest({ contest, text, state }: Props) {
  const { id, title, localGroup, instruction, about, rules, link, limit, tally } = contest
  const { tooManyHelp, noteLabel, choices, ranking } = contest
  const { ballot, isReady, change } = state
  const note = ballot.get(id)
  const names = ranking ? [] : choices.map((choice) => nameMark(id, choice.id))
  const marks = isReady ? names.filter((name) => ballot.has(name)).length : undefined
  const isOver = marks !== undefined && marks > limit
  const [headingId, warningId, tallyId] = [`${id}.heading`, `${id}.limit`, `${id}.tally`]
  return (
    <section className={styles.contest} aria-labelledby={headingId} data-group={localGroup}>
      <div className={isOver ? `${styles.band} ${styles.over}` : styles.band} data-band>
        <h2 id={headingId}>{title}</h2>
        {/* Only after hydration. */}
        <p
          {...(isReady && {
            id: warningId,
            'aria-live': 'polite',
            'data-line': instruction,
            'data-other': tally[tally.length - 1],
          })}
        >
          <span>{isOver ? tally[marks] : instruction}</span>
        </p>
      </div>
      {isOver ? <p className={styles.paper}>{tooManyHelp}</p> : null}
      {limit === 0 || ranking ? null : <Tally id={tallyId} contest={contest} marks={marks} />}
      {about.map((line) => (
        <p key={line} className={styles.about}>
          {line}
        </p>
      ))}
      {rules?.map((rule) => (
        <p key={rule} className={styles.rule}>
          {rule}
        </p>
      ))}
      {link ? (
        <p className={styles.about} data-screen>
          <a href={link.href}>{link.label}</a>
        </p>
      ) : null}
      {limit === 0 ? null : (
        <>
          <ul>
            {choices.map((choice, index) => (
              <Choice
                key={choice.id}
                contest={id}
                choice={choice}
                index={index}
                descriptionId={isOver ? warningId : tallyId}
                ranking={ranking}
                text={text}
                state={state}
              />
            ))}
          </ul>
          {ranking ? <RankOrder id={tallyId} contest={id} choices={choices} ranking={ranking} ballot={ballot} /> : null}
          <label className={styles.note}>
            <span>{text.note}</span>
            <textarea
              // In the direction of what is written.
              dir="auto"
              rows={countLines(note)}
              aria-label={noteLabel}
              data-note={id}
              maxLength={MAX_NOTE_LENGTH}
              value={note ?? ''}
              onChange={({ target }) => change((all) => setEntry(all, id, target.value))}
            />
          </label>
        </>
      )}
    </section>
  )
}

/** Several notes still fit in a link. */
const MAX_NOTE_LENGTH = 1000

/** Characters on a line of a note, at least. */
const LINE_LENGTH = 30

/** Number of ruled lines, so that the paper shows a whole note. */
function countLines(note = ''): number {
  const lines = note.split('\n')
  const count = lines.reduce((sum, { length }) => sum + (Math.ceil(length / LINE_LENGTH) || 1), 0)
  return Math.max(3, count)
}

interface TallyProps extends Pick<Props, 'contest'> {
  readonly id: string
  /** Number of marks. Unset until React has started. */
  readonly marks?: number
}

/** With more, the ovals would not fit beside the text. */
const MAX_OVALS = 10

/**
 * Live region with the marks left. Until React can count, it is invisible and contains the limit, which describes the
 * checkboxes.
 */
function Tally({ id, contest: { instruction, limit, tally }, marks }: TallyProps) {
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
