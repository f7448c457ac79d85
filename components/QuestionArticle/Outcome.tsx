import { href, paths } from '@/lib/paths'
import { formatCount } from '@/lib/locale/numbers'
import { phrases } from '@/lib/locale/phrases'
import type { QuestionResult } from '@/components/QuestionList/describeQuestion'
import { FactRow } from '@/components/FactList/FactList'
import styles from './QuestionArticle.module.css'
import { Section } from '@/components/Section/Section'

interface Props {
  readonly result: QuestionResult
  /** The status of the results as a sentence. Omitted if not known. */
  readonly finality?: string
}

const text = phrases.questions

export function Outcome({ result: { outcome, yes, no, threshold }, finality }: Props) {
  return (
    <Section id="result" heading={text.result}>
      <p className={styles.outcome}>{text.outcomes[outcome]}</p>
      {threshold === undefined ? null : <p>{text.threshold(threshold)}</p>}
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
