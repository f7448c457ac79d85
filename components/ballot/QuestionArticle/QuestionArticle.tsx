import { formatDate } from '@/lib/locale/dates'
import { href, paths } from '@/lib/paths'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { listAnswers } from '@/guide/words/answers'
import { phrases } from '@/lib/locale/phrases'
import { describePerson, describeRules } from '@/guide/words/sentences'
import type { PageTerms } from '@/guide/ask/terms'
import type { Question } from '@/guide/fields/published'
import { BackLink } from '@/components/parts/BackLink/BackLink'
import { FactRow } from '@/components/parts/FactList/FactList'
import { PrevNext } from '@/components/parts/PrevNext/PrevNext'
import { type QuestionResult, nameQuestion } from '@/components/ballot/QuestionList/QuestionList'
import { SourceList } from '@/components/parts/SourceList/SourceList'
import { TermNotes, TextWithTerms } from '@/components/parts/Terms/Terms'
import { Arguments, Outcome } from './sections'
import styles from './QuestionArticle.module.css'
import { Section } from '@/components/parts/Section/Section'
import { Oval } from '@/components/parts/Oval/Oval'
import { joinSentences, spaceAfter } from '@/lib/locale/joinSentences'

interface Props {
  readonly question: Question
  readonly electionDate: string
  /** Name of the group that votes on the question, unless everyone does. */
  readonly groupName?: string
  /** Omitted until the outcome is known. */
  readonly result?: QuestionResult
  /** The status of the results as a sentence, like "The results are unofficial". Omitted if not known. */
  readonly finality?: string
  readonly terms: PageTerms
  readonly previous?: Question
  readonly next?: Question
}

const text = phrases.questions

export function QuestionArticle(props: Props) {
  const { question, electionDate, groupName, result, finality, terms, previous, next } = props
  const { summary, cost, language, sources, person, candidate } = question
  const about = joinSentences([
    text.onBallot({ date: formatDate(electionDate) }),
    describePerson(question),
    ...describeRules(question),
    groupName && phrases.voting.information.onlyFor({ group: groupName }),
  ])
  return (
    <>
      <BackLink path={paths.questions}>{text.back}</BackLink>
      <article className={styles.article}>
        <h1>{nameQuestion(question)}</h1>
        <p className={styles.caption} data-note>
          {about}
          {spaceAfter(about)}
          {person && candidate ? (
            <a href={href(paths.profile(candidate))}>{text.person.profile({ name: person })}</a>
          ) : null}
        </p>
        {summary ? (
          <Section id="summary" heading={text.summary}>
            <p data-lead>
              <TextWithTerms text={summary} terms={terms} />
            </p>
            <p className={styles.caption} data-note>
              {text.summaryNote}
            </p>
          </Section>
        ) : null}
        <Meaning question={question} terms={terms} />
        {cost ? (
          <Section id="cost" heading={text.cost}>
            <p>
              <TextWithTerms text={cost} terms={terms} />
            </p>
          </Section>
        ) : null}
        <Arguments question={question} terms={terms} />
        <Section id="text" heading={text.officialText}>
          {question.text ? (
            <>
              <p className={styles.caption} data-note>
                {text.officialNote}
              </p>
              <blockquote className={styles.official} lang={findForeignLanguage(language)}>
                <p>{question.text}</p>
              </blockquote>
            </>
          ) : (
            <p>{text.noOfficialText}</p>
          )}
        </Section>
        {result ? <Outcome question={question} result={result} finality={finality} /> : null}
        <Section id="sources" heading={text.sources}>
          <SourceList sources={sources} />
        </Section>
      </article>
      <PrevNext
        label={text.listTitle}
        kind="question"
        previous={previous}
        next={next}
        toPage={(item) => ({ path: paths.question(item.id), name: nameQuestion(item) })}
      />
      <TermNotes terms={terms} />
    </>
  )
}

function Meaning({ question, terms }: Pick<Props, 'question' | 'terms'>) {
  const { yes, no, answers } = question
  if (yes === undefined && no === undefined && answers === undefined) return null
  return (
    <Section id="meaning" heading={answers ? text.answers : text.meaning}>
      <dl className={styles.columns}>
        {listAnswers(question).map(({ id, meaningLabel, meaning }) => (
          <FactRow key={id} label={[<Oval key="oval" />, ' ', meaningLabel]}>
            <TextWithTerms text={meaning} terms={terms} />
          </FactRow>
        ))}
      </dl>
    </Section>
  )
}
