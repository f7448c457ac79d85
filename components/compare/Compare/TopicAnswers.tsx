import { phrases } from '@/lib/locale/phrases'
import { href } from '@/lib/paths'
import type { AnswerRow, ComparedAnswers } from '@/guide/ask/questionnaires'
import { AnswerRows } from '@/components/compare/AnswersPage/AnswerText'
import styles from './TopicAnswers.module.css'

/**
 * Who chose which answer to the questions of a questionnaire on a topic. What people wrote is on the page of answers.
 * Hidden with the names. On a phone, the script collapses it.
 */
export function TopicAnswers({ name, path, questions, silent }: ComparedAnswers) {
  return (
    <details className={styles.answers} open data-answers="" data-reveals="" data-screen suppressHydrationWarning>
      <summary>
        <h3>{phrases.compare.answers({ questionnaire: name })}</h3>
      </summary>
      <p>
        <a href={href(path)}>{phrases.compare.allAnswers}</a>
      </p>
      <ul>
        {questions.map((question) => (
          <li key={question.id}>
            <a href={href(question.path)}>{question.text}</a>
            <Rows rows={question.rows} />
          </li>
        ))}
      </ul>
      <Rows rows={silent} />
    </details>
  )
}

function Rows({ rows }: { readonly rows: readonly AnswerRow[] }) {
  if (rows.length === 0) return null
  return (
    <AnswerRows
      rows={rows}
      renderPerson={({ id, name }) => (
        <li key={id} data-of={id}>
          {name}
        </li>
      )}
      nobody={
        <ul>
          <li data-of="">{phrases.answers.nobody}</li>
        </ul>
      }
    />
  )
}
