import { href, paths } from '@/lib/paths'
import { phrases } from '@/lib/locale/phrases'
import type { Group, Question } from '@/data/schema/published'
import { Oval } from '@/components/Oval/Oval'
import { CollapsibleSources } from '@/components/SourceList/CollapsibleSources'
import { nameQuestion } from './describeQuestion'
import styles from './QuestionList.module.css'

interface Props {
  readonly questions: readonly Question[]
  readonly groups: readonly Group[]
}

const text = phrases.questions

/** The ballot questions, styled like a ballot. Renders a `<section>` under an `h2`, or nothing without questions. */
export function QuestionList({ questions, groups }: Props) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{text.listTitle}</h2>
      <ul className={styles.list}>
        {questions.map((question) => {
          const group = groups.find(({ id, everyone }) => id === question.group && !everyone)
          return (
            <li key={question.id} className={styles.question} data-group={group?.id}>
              <h3>
                <a href={href(paths.question(question.id))}>{nameQuestion(question)}</a>
              </h3>
              {group ? <p className={styles.group}>{text.onlyFor(group.name)}</p> : null}
              {question.summary ? <p>{question.summary}</p> : null}
              <p className={styles.choices}>
                {[text.yes, text.no].map((choice) => (
                  <span key={choice} className={styles.choice}>
                    <Oval /> {choice}
                  </span>
                ))}
              </p>
            </li>
          )
        })}
      </ul>
      <CollapsibleSources sources={questions.flatMap(({ sources }) => sources)} />
    </section>
  )
}
