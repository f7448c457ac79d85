import { phrases } from '@/lib/locale/phrases'
import type { Question, Results, Source } from '@/guide/fields/published'
import type { RaceResults } from '@/guide/ask/views/races'
import { nameQuestion } from '@/components/QuestionList/describeQuestion'
import { FactRow } from '@/components/FactList/FactList'
import { SourceList } from '@/components/SourceList/SourceList'
import styles from './ResultsPage.module.css'

interface Props {
  readonly results: Results
  readonly races: readonly RaceResults[]
  readonly questions: readonly Question[]
}

const text = phrases.results

export function ResultSources({ results, races, questions }: Props) {
  const facts: readonly (readonly [label: string, sources: readonly Source[]])[] = [
    [text.sourcesOfWinners, results.sources],
    ...(results.turnout ? [[text.turnout, results.turnout.sources] as const] : []),
    ...races.flatMap(({ race, title, openSources, recountFacts }) => [
      ...(race.noVote ? [[text.sourcesWithoutVote(title), race.noVote.sources] as const] : []),
      ...(openSources ? [[text.sourcesOfSeats(title), openSources] as const] : []),
      ...recountFacts.map(({ sources }) => [text.sourcesOfRecount(title), sources] as const),
    ]),
    ...questions.flatMap((question) =>
      (results.recounts ?? [])
        .filter(({ race }) => race === question.id)
        .map(({ sources }) => [text.sourcesOfRecount(nameQuestion(question)), sources] as const),
    ),
  ]
  return (
    <section aria-labelledby="results.sources">
      <h2 id="results.sources">{text.sources}</h2>
      <dl className={styles.sources}>
        {facts.map(([label, sources]) => (
          <FactRow key={[label, ...sources.map(({ id }) => id)].join(' ')} label={label}>
            <SourceList sources={sources} />
          </FactRow>
        ))}
      </dl>
    </section>
  )
}
