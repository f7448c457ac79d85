import { phrases } from '@/lib/locale/phrases'
import type { Question } from '@/guide/fields/published'
import { SourceList } from '@/components/SourceList/SourceList'
import styles from './QuestionArticle.module.css'
import { Section } from '@/components/Section/Section'

type Argument = NonNullable<Question['arguments']>[number]

const text = phrases.questions
const sides = ['for', 'against'] as const

export function Arguments({ items }: { readonly items: readonly Argument[] }) {
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
                  <p>{argument.text}</p>
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
