import { formatDate } from '@/lib/locale/dates'
import { href, paths } from '@/lib/paths'
import { findForeignLanguage } from '@/lib/locale/foreignLanguage'
import { listAnswers, countAnswers, describeOutcome } from '@/guide/words/answers'
import { getOwn } from '@/lib/values'
import { phrases } from '@/lib/locale/phrases'
import { describeFinality, describePerson, describeRules } from '@/guide/words/descriptions'
import type { QuestionContent } from '@/guide/ask/pages/question'
import type { Question, Results } from '@/guide/fields/published'
import { BackLink } from '@/components/parts/BackLink/BackLink'
import { FactRow } from '@/components/parts/FactList/FactList'
import { PrevNext } from '@/components/parts/PrevNext/PrevNext'
import { nameQuestion } from '@/components/ballot/QuestionList/QuestionList'
import { SourceList } from '@/components/parts/SourceList/SourceList'
import { TermNotes, TextWithTerms } from '@/components/parts/Terms/Terms'
import styles from './QuestionArticle.module.css'
import { Section } from '@/components/parts/Section/Section'
import { Oval } from '@/components/parts/Oval/Oval'
import { joinSentences, spaceAfter } from '@/lib/locale/sentences'

const text = phrases.questions

export function QuestionArticle({ question, election, groupName, terms, previous, next }: QuestionContent) {
  const { summary, cost, language, sources, person, candidate } = question
  const about = joinSentences([
    text.onBallot({ date: formatDate(election.date) }),
    describePerson(question),
    ...describeRules(question),
    groupName && phrases.voting.information.onlyFor({ group: groupName }),
  ])
  return (
    <>
      <BackLink path={paths.questions}>{text.back}</BackLink>
      <article className={styles.article}>
        <h1>{nameQuestion(question)}</h1>
        <p data-note>
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
            <p data-note>{text.summaryNote}</p>
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
              <p data-note>{text.officialNote}</p>
              <blockquote className={styles.official} lang={findForeignLanguage(language)}>
                <p>{question.text}</p>
              </blockquote>
            </>
          ) : (
            <p>{text.noOfficialText}</p>
          )}
        </Section>
        {election.results ? <Outcome question={question} results={election.results} /> : null}
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

function Meaning({ question, terms }: Pick<QuestionContent, 'question' | 'terms'>) {
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

const sides = ['for', 'against'] as const

function Arguments({ question, terms }: Pick<QuestionContent, 'question' | 'terms'>) {
  const { arguments: items = [], answers } = question
  if (items.length === 0) return null
  return (
    <Section id="arguments" heading={text.arguments}>
      <div className={styles.columns}>
        {sides.map((side) => {
          const own = items.filter((argument) => argument.side === side)
          return (
            <div key={side}>
              <h3>{text[side]}</h3>
              {own.length === 0 ? <p>{answers ? text.noArgumentOnAnswers : text.noArgument[side]}</p> : null}
              {own.map((argument) => (
                <div key={`${argument.by} ${argument.text}`} className={styles.argument}>
                  <p>
                    <TextWithTerms text={argument.text} terms={terms} />
                  </p>
                  <p data-note>{describeAuthor(argument, answers)}</p>
                  <SourceList sources={argument.sources} />
                </div>
              ))}
            </div>
          )
        })}
      </div>
    </Section>
  )
}

function describeAuthor(
  { by, answer }: NonNullable<Question['arguments']>[number],
  answers: Question['answers'] = [],
): string {
  const about = answers.find(({ id }) => id === answer)
  return about ? text.byOn({ name: by, answer: about.label }) : text.by({ name: by })
}

function Outcome({ question, results }: Pick<QuestionContent, 'question'> & { readonly results: Results }) {
  const result = getOwn(results.questions, question.id)
  const finality = describeFinality(results)
  if (!result) return null
  const { answers, hasVotes, hasShares } = countAnswers(question, result)
  return (
    <Section id="result" heading={text.result}>
      <p className={styles.outcome}>{describeOutcome(question, result)}</p>
      {describeRules(question).map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
      {hasVotes ? (
        <dl className={styles.votes}>
          {answers.map(({ id, votesLabel, shown = text.notKnown }) => (
            <FactRow key={id} label={votesLabel}>
              {shown}
            </FactRow>
          ))}
        </dl>
      ) : null}
      <p data-note>
        {hasShares ? `${text.shares} ` : null}
        {finality ? `${finality} ` : null}
        <a href={href(paths.results)}>{text.resultSources}</a>
      </p>
    </Section>
  )
}
