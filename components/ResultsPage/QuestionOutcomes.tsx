import { getOwn } from '@/lib/getOwn'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Question, Results } from '@/data/schema/published'
import { describeOutcome, nameQuestion } from '@/components/QuestionList/describeQuestion'
import { Recounts } from './RaceOutcomes'
import styles from './ResultsPage.module.css'

interface Props {
  readonly questions: readonly Question[]
  readonly results: Results
}

/** The ballot questions with their outcomes. Renders a `<section>` under an `h2`, or nothing if there are no questions. */
export function QuestionOutcomes({ questions, results }: Props) {
  if (questions.length === 0) return null
  return (
    <section className={styles.questions} aria-labelledby="results.questions">
      <h2 id="results.questions">{phrases.results.questions}</h2>
      <ul>
        {questions.map((question) => {
          const outcome = getOwn(results.questions, question.id)
          return (
            <li key={question.id}>
              <a href={href(paths.question(question.id))}>{nameQuestion(question)}</a>{' '}
              <b>{outcome ? describeOutcome(outcome) : phrases.results.notDecided}</b>
              <Recounts recounts={(results.recounts ?? []).filter(({ race }) => race === question.id)} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
