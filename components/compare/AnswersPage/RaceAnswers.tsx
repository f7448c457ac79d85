import { phrases } from '@/lib/locale/phrases'
import type { RaceAnswers as RaceAnswersContent, QuestionAnswers } from '@/guide/ask/pages/answers'
import type { PageTerms } from '@/guide/ask/terms'
import shared from '@/components/page/Theme/Shared.module.css'
import styles from './AnswersPage.module.css'
import type { AskedQuestion as Asked } from '@/guide/fields/published'
import { FactRow } from '@/components/parts/FactList/FactList'
import { PersonLink } from '@/components/parts/PersonName/PersonName'
import { ShortCitations } from '@/components/parts/SourceList/SourceList'
import { TextWithTerms } from '@/components/parts/Terms/Terms'
import { AnswerRows, AnswerText } from './AnswerText'
import { joinSentences } from '@/lib/locale/sentences'

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
    <section id={`race-${id}`} className={`${shared.sheet} ${styles.race}`} aria-label={name}>
      {isAlone ? null : <h2 data-band>{name}</h2>}
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
              <FactRow key={candidate.id} label={<PersonLink {...candidate} />}>
                {text.statuses[status]}
              </FactRow>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}

interface QuestionProps extends QuestionAnswers {
  readonly terms: PageTerms
  /** Level of the heading. Names are one level below. */
  readonly level: 2 | 3
}

function AskedQuestion({ question, anchor, rows, people, sources, terms, level }: QuestionProps) {
  const [Heading, Name] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  const hasChoices = rows.length > 0
  return (
    <section id={anchor}>
      <Heading className={styles.heading}>
        {question.number ? <span>{question.number} </span> : null}
        <span>
          <TextWithTerms text={question.text} terms={terms} />
        </span>
      </Heading>
      <p data-note>{describeKind(question)}</p>
      {hasChoices ? (
        <AnswerRows
          rows={rows}
          className={styles.rows}
          listClassName={styles.names}
          renderPerson={(candidate) => (
            <li key={candidate.id}>
              <PersonLink {...candidate} />
            </li>
          )}
          nobody={<i>{text.nobody}</i>}
        />
      ) : null}
      {hasChoices && people.length > 0 ? <p className={styles.choice}>{text.comments}</p> : null}
      {people.length > 0 ? (
        <ul className={styles.texts}>
          {people.map(({ candidate, ...answer }) => (
            <li key={candidate.id}>
              <Name>
                <PersonLink {...candidate} />
              </Name>
              <AnswerText {...answer} terms={terms} hidesChoices={question.several ?? false} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.source}>
        {question.url ? (
          <a href={question.url}>{question.locator ? text.readAll({ place: question.locator }) : text.readAllHere}</a>
        ) : (
          <>
            {question.locator ? <p>{text.place({ place: question.locator })}</p> : null}
            <ShortCitations sources={sources} foldsOthers />
          </>
        )}
      </div>
    </section>
  )
}

function describeKind({ choices, several, otherChoice }: Pick<Asked, 'choices' | 'several' | 'otherChoice'>): string {
  if (!choices) return text.open
  return joinSentences([several ? text.several : text.one, otherChoice === undefined ? undefined : text.own])
}
