import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { QuestionAnswers } from '@/guide/ask/pages/answers'
import type { PageTerms } from '@/guide/ask/terms'
import type { AskedQuestion as Asked, Candidate } from '@/guide/fields/published'
import { PersonName } from '@/components/parts/PersonName/PersonName'
import { ShortCitations } from '@/components/parts/SourceList/ShortCitations'
import { TextWithTerms } from '@/components/parts/Terms/Terms'
import { AnswerRows } from './AnswerRows'
import { AnswerText } from './AnswerText'
import styles from './AnswersPage.module.css'
import { joinSentences } from '@/lib/locale/joinSentences'

interface Props extends QuestionAnswers {
  readonly terms: PageTerms
  /** Level of the heading. Names are one level below. */
  readonly level: 2 | 3
}

const text = phrases.answers

/** A question with everyone's answer: who chose what, then what people said. */
export function AskedQuestion({ question, anchor, rows, people, sources, terms, level }: Props) {
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

export function PersonLink({ id, name, sortName }: Pick<Candidate, 'id' | 'name' | 'sortName'>) {
  return (
    <a href={href(paths.profile(id))}>
      <PersonName name={name} sortName={sortName} />
    </a>
  )
}

function describeKind({ choices, several, otherChoice }: Pick<Asked, 'choices' | 'several' | 'otherChoice'>): string {
  if (!choices) return text.open
  return joinSentences([several ? text.several : text.one, otherChoice === undefined ? undefined : text.own])
}
