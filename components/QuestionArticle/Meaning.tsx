import { phrases } from '@/lib/locale/phrases'
import type { Question } from '@/guide/fields/published'
import { Oval } from '@/components/Oval/Oval'
import styles from './QuestionArticle.module.css'
import { Section } from '@/components/Section/Section'

const text = phrases.questions

export function Meaning({ question: { yes, no } }: { readonly question: Pick<Question, 'yes' | 'no'> }) {
  if (yes === undefined && no === undefined) return null
  return (
    <Section id="meaning" heading={text.meaning}>
      <dl className={styles.columns}>
        <div>
          <dt>
            <Oval /> {text.yesMeaning}
          </dt>
          <dd>{yes ?? text.notKnown}</dd>
        </div>
        <div>
          <dt>
            <Oval /> {text.noMeaning}
          </dt>
          <dd>{no ?? text.notKnown}</dd>
        </div>
      </dl>
    </Section>
  )
}
