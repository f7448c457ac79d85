import { formatDate } from '@/lib/locale/dates'
import { paths } from '@/lib/paths'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { phrases } from '@/lib/locale/phrases'
import type { Question } from '@/guide/fields/published'
import { BackLink } from '@/components/BackLink/BackLink'
import { FactRow } from '@/components/FactList/FactList'
import { PrevNext } from '@/components/PrevNext/PrevNext'
import { type QuestionResult, nameQuestion } from '@/components/QuestionList/QuestionList'
import { SourceList } from '@/components/SourceList/SourceList'
import { Arguments, Outcome } from './sections'
import styles from './QuestionArticle.module.css'
import { Section } from '@/components/Section/Section'
import { Oval } from '@/components/Oval/Oval'

interface Props {
  readonly question: Question
  readonly electionDate: string
  /** Name of the group that votes on the question, unless everyone does. */
  readonly groupName?: string
  /** Omitted until the outcome is known. */
  readonly result?: QuestionResult
  /** The status of the results as a sentence, like "The results are unofficial". Omitted if not known. */
  readonly finality?: string
  readonly previous?: Question
  readonly next?: Question
}

const text = phrases.questions

export function QuestionArticle({ question, electionDate, groupName, result, finality, previous, next }: Props) {
  const { summary, cost, language, sources } = question
  return (
    <>
      <BackLink path={paths.questions}>{text.back}</BackLink>
      <article className={styles.article}>
        <h1>{nameQuestion(question)}</h1>
        <p className={styles.caption} data-note>
          {text.onBallot(formatDate(electionDate))}
          {groupName ? ` ${phrases.voting.information.onlyFor(groupName)}` : null}
        </p>
        {summary ? (
          <Section id="summary" heading={text.summary}>
            <p data-lead>{summary}</p>
            <p className={styles.caption} data-note>
              {text.summaryNote}
            </p>
          </Section>
        ) : null}
        <Meaning question={question} />
        {cost ? (
          <Section id="cost" heading={text.cost}>
            <p>{cost}</p>
          </Section>
        ) : null}
        <Arguments items={question.arguments ?? []} />
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
        {result ? <Outcome result={result} finality={finality} /> : null}
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
    </>
  )
}

function Meaning({ question: { yes, no } }: { readonly question: Pick<Question, 'yes' | 'no'> }) {
  if (yes === undefined && no === undefined) return null
  return (
    <Section id="meaning" heading={text.meaning}>
      <dl className={styles.columns}>
        <FactRow label={[<Oval key="oval" />, ' ', text.yesMeaning]}>{yes ?? text.notKnown}</FactRow>
        <FactRow label={[<Oval key="oval" />, ' ', text.noMeaning]}>{no ?? text.notKnown}</FactRow>
      </dl>
    </Section>
  )
}
