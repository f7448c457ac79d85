import { phrases } from '@/lib/locale/phrases'
import type { RaceAnswers as RaceAnswersContent } from '@/guide/ask/pages/answers'
import type { PageTerms } from '@/guide/ask/terms'
import { AskedQuestion, PersonLink } from './AskedQuestion'
import styles from './AnswersPage.module.css'

interface Props extends RaceAnswersContent {
  readonly terms: PageTerms
  /** True if the page has no other race, so the race has no heading. */
  readonly isAlone: boolean
  /** False if people were asked different questions. */
  readonly isSame: boolean
}

const text = phrases.answers

/** The questions to the candidates of a race with their answers. Without questions, who answered. */
export function RaceAnswers({ id, name, isAlone, isSame, isComparable, order, questions, people, terms }: Props) {
  const hasWithdrawn = people.some(({ candidate }) => candidate.withdrawn)
  const same = hasWithdrawn ? text.sameWithoutWithdrawn : text.same
  const note = isComparable ? same : isSame ? text.notEveryone : text.otherQuestions
  return (
    <section id={`race-${id}`} className={styles.race} aria-label={name}>
      {isAlone ? null : (
        <h2 className={styles.band} data-band>
          {name}
        </h2>
      )}
      <p className={styles.note}>{`${note} ${order}`}</p>
      {questions.length > 1 ? (
        <details className={styles.index}>
          <summary>{text.questionCount({ count: questions.length, race: name })}</summary>
          <ul>
            {questions.map(({ question, anchor }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>
                  {question.number} {question.text}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {questions.map((question) => (
        <AskedQuestion key={question.anchor} {...question} terms={terms} level={isAlone ? 2 : 3} />
      ))}
      {questions.length > 0 ? null : (
        <>
          <p className={styles.note}>{text.noQuestions}</p>
          <dl className={styles.rows}>
            {people.map(({ candidate, status }) => (
              <div key={candidate.id}>
                <dt>
                  <PersonLink {...candidate} />
                </dt>
                <dd>{text.statuses[status]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
