import { countAnswers, describeOutcome } from '@/guide/words/answers'
import { phrases } from '@/lib/locale/phrases'
import { describeRules } from '@/guide/words/sentences'
import type { PageTerms } from '@/guide/ask/terms'
import type { Question } from '@/guide/fields/published'
import { SourceList } from '@/components/parts/SourceList/SourceList'
import styles from './QuestionArticle.module.css'
import { TextWithTerms } from '@/components/parts/Terms/Terms'
import { Section } from '@/components/parts/Section/Section'
import { href, paths } from '@/lib/paths'
import type { QuestionResult } from '@/components/ballot/QuestionList/QuestionList'
import { FactRow } from '@/components/parts/FactList/FactList'

const text = phrases.questions
const sides = ['for', 'against'] as const

interface ArgumentsProps {
  readonly question: Question
  readonly terms: PageTerms
}

export function Arguments({ question, terms }: ArgumentsProps) {
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
                  <p className={styles.caption} data-note>
                    {describeAuthor(argument, answers)}
                  </p>
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

interface Props {
  readonly question: Question
  readonly result: QuestionResult
  /** The status of the results as a sentence. Omitted if not known. */
  readonly finality?: string
}

export function Outcome({ question, result, finality }: Props) {
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
      <p className={styles.caption} data-note>
        {hasShares ? `${text.shares} ` : null}
        {finality ? `${finality} ` : null}
        <a href={href(paths.results)}>{text.resultSources}</a>
      </p>
    </Section>
  )
}
