import { formatLongDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { describeStatus } from '@/guide/words/sentences'
import type { Results, Question, Source } from '@/guide/fields/published'
import type { ElectionOffice } from '@/guide/ask/pages/landing'
import type { RaceResults } from '@/guide/ask/pages/results'
import { FactRow } from '@/components/parts/FactList/FactList'
import { Phrase } from '@/components/parts/Phrase/Phrase'
import { describeShares, describeTotals, describeTurnout } from './describeResults'
import { ProgressRow, type Progress } from './ProgressRow'
import list from '@/components/parts/FactList/FactList.module.css'
import styles from './ResultsPage.module.css'
import { nameQuestion } from '@/components/ballot/QuestionList/QuestionList'
import { SourceList } from '@/components/parts/SourceList/SourceList'

interface Props {
  readonly electionDate: string
  readonly results?: Results
  readonly timeZone: string
  readonly progress: Progress
  readonly races: readonly RaceResults[]
  /** Readers can ask it for vote totals that the guide does not have. */
  readonly office?: ElectionOffice
}

const text = phrases.results

export function ResultFacts({ electionDate, results, timeZone, progress, races, office }: Props) {
  const votes = describeTotals(races)
  const shares = describeShares(races)
  return (
    <dl className={`${list.lines} ${styles.facts}`}>
      <FactRow label={phrases.landing.electionDay}>
        <span className={styles.date}>{formatLongDate(electionDate)}</span>
      </FactRow>
      {results ? (
        <>
          <ProgressRow progress={progress} results={results} timeZone={timeZone} />
          <FactRow label={text.status}>{describeStatus(results)}</FactRow>
          <FactRow label={text.votes}>
            {office && votes !== text.knownVotes ? (
              <>
                {votes} <Phrase text={text.askOffice} parts={{ office: <a href={office.address}>{office.name}</a> }} />
              </>
            ) : (
              votes
            )}
            {shares === '' ? null : ` ${shares}`}
          </FactRow>
          <FactRow label={text.turnout}>{describeTurnout(results)}</FactRow>
        </>
      ) : null}
    </dl>
  )
}

interface SourcesProps {
  readonly results: Results
  readonly races: readonly RaceResults[]
  readonly questions: readonly Question[]
}

export function ResultSources({ results, races, questions }: SourcesProps) {
  const facts: readonly (readonly [label: string, sources: readonly Source[]])[] = [
    [text.sourcesOfWinners, results.sources],
    ...(results.turnout ? [[text.turnout, results.turnout.sources] as const] : []),
    ...races.flatMap(({ race, title, open, openSources, recountFacts }) => [
      ...(race.noVote ? [[text.sourcesWithoutVote({ race: title }), race.noVote.sources] as const] : []),
      ...(openSources
        ? [[text[open?.isPrimary ? 'sourcesOfPlaces' : 'sourcesOfSeats']({ race: title }), openSources] as const]
        : []),
      ...recountFacts.map(({ sources }) => [text.sourcesOfRecount({ contest: title }), sources] as const),
    ]),
    ...questions.flatMap((question) =>
      (results.recounts ?? [])
        .filter(({ race }) => race === question.id)
        .map(({ sources }) => [text.sourcesOfRecount({ contest: nameQuestion(question) }), sources] as const),
    ),
  ]
  return (
    <section aria-labelledby="results.sources">
      <h2 id="results.sources">{text.sources}</h2>
      <dl className={`${list.lines} ${styles.sources}`}>
        {facts.map(([label, sources]) => (
          <FactRow key={[label, ...sources.map(({ id }) => id)].join(' ')} label={label}>
            <SourceList sources={sources} />
          </FactRow>
        ))}
      </dl>
    </section>
  )
}
