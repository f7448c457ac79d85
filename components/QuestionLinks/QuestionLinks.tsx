import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Question } from '@/data/schema/published'
import styles from './QuestionLinks.module.css'

interface Props {
  readonly questions: readonly {
    readonly question: Question
    /** Its group, if only some voters vote on it. */
    readonly localGroup?: string
  }[]
}

/** Links to the pages of ballot questions. Renders a `<section>` under an `h2`, or nothing if there are none. */
export function QuestionLinks({ questions }: Props) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{phrases.races.questions}</h2>
      <ul className={styles.list}>
        {questions.map(({ question: { id, number, title }, localGroup }) => (
          <li key={id} data-group={localGroup}>
            <a href={href(paths.question(id))}>{phrases.races.question(title, number)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
