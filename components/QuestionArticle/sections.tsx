import { phrases } from '@/lib/locale/phrases'
import { describeRules } from '@/lib/locale/sentences'
import type { PageTerms } from '@/guide/ask/views/terms'
import type { Question } from '@/guide/fields/published'
import { SourceList } from '@/components/SourceList/SourceList'
import styles from './QuestionArticle.module.css'
import { TextWithTerms } from '@/components/Terms/Terms'
import { Section } from '@/components/Section/Section'
import { href, paths } from '@/lib/paths'
import { formatCount } from '@/lib/locale/numbers'
import type { QuestionResult } from '@/components/QuestionList/QuestionList'
import { FactRow } from '@/components/FactList/FactList'

type Argument = NonNullable<Question['arguments']>[number]

const text = phrases.questions
const sides = ['for', 'against'] as const

interface ArgumentsProps {
  readonly items: readonly Argument[]
  readonly terms: PageTerms
}

export function Arguments({ items, terms }: ArgumentsProps) {
  if (items.length === 0) return null
  return (
    <Section id="arguments" heading={text.arguments}>
      <div className={styles.columns}>
        {sides.map((side) => {
          const own = items.filter((argument) => argument.side === side)
          return (
            <div key={side}>
              <h3>{text[side]}</h3>
              {own.length === 0 ? <p>{text.noArgument[side]}</p> : null}
              {own.map((argument) => (
                <div key={`${argument.by} ${argument.text}`} className={styles.argument}>
                  <p>
                    <TextWithTerms text={argument.text} terms={terms} />
                  </p>
                  <p className={styles.caption} data-note>
                    {text.by(argument.by)}
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

interface Props {
  readonly question: Question
  readonly result: QuestionResult
  /** The status of the results as a sentence. Omitted if not known. */
  readonly finality?: string
}

export function Outcome({ question, result: { outcome, yes, no }, finality }: Props) {
  return (
    <Section id="result" heading={text.result}>
      <p className={styles.outcome}>{text.outcomes[outcome]}</p>
      {describeRules(question).map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
      {yes === undefined && no === undefined ? null : (
        <dl className={styles.votes}>
          <FactRow label={text.yesVotes}>{yes === undefined ? text.notKnown : formatCount(yes)}</FactRow>
          <FactRow label={text.noVotes}>{no === undefined ? text.notKnown : formatCount(no)}</FactRow>
        </dl>
      )}
      <p className={styles.caption} data-note>
        {finality ? `${finality} ` : null}
        <a href={href(paths.results)}>{text.resultSources}</a>
      </p>
    </Section>
  )
}
