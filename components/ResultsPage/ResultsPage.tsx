import { href, paths } from '@/lib/paths'
import { phrases } from '@/lib/locale/phrases'
import type { Question, RaceResults, Results } from '@/data/schema/published'
import { QuestionOutcomes } from './QuestionOutcomes'
import { RaceOutcomes } from './RaceOutcomes'
import { ResultFacts } from './ResultFacts'
import { ResultSources } from './ResultSources'
import styles from './ResultsPage.module.css'

interface Props {
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
  /** Omitted until the guide has results. */
  readonly results?: Results
  /** In the order of the data. */
  readonly races: readonly RaceResults[]
  readonly questions: readonly Question[]
}

const text = phrases.results

/** Who was elected in each race, and what is known about the results. Renders the page's `h1` and sections. */
export function ResultsPage({ electionDate, results, races, questions }: Props) {
  if (!results)
    return (
      <>
        <h1>{text.title}</h1>
        <ResultFacts electionDate={electionDate} races={races} />
        <p>
          {text.none} {text.later}
        </p>
        <p>
          <a href={href(paths.candidates)}>{text.candidates}</a>
        </p>
      </>
    )
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{text.title}</h1>
          <p className={styles.lede}>
            {text.lede(
              races.reduce((sum, { elected }) => sum + elected, 0),
              races.length,
            )}
          </p>
        </div>
        <ResultFacts electionDate={electionDate} results={results} races={races} />
      </div>
      <div className={styles.sheet}>
        {races.map((each) => (
          <RaceOutcomes key={each.race.id} results={each} />
        ))}
      </div>
      <QuestionOutcomes questions={questions} results={results} />
      <ResultSources results={results} races={races} questions={questions} />
    </>
  )
}
