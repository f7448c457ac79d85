import { formatLongDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { describeStatus, describeProgress, describeReportDay } from '@/guide/words/descriptions'
import type { Results, Source } from '@/guide/fields/published'
import type { ResultsContent } from '@/guide/ask/pages/results'
import { FactRow } from '@/components/parts/FactList/FactList'
import { Phrase } from '@/components/parts/Phrase/Phrase'
import { describeShares, describeTotals, describeTurnout } from './describeResults'
import list from '@/components/parts/FactList/FactList.module.css'
import shared from '@/components/page/Theme/Shared.module.css'
import styles from './ResultsPage.module.css'
import { nameQuestion } from '@/components/ballot/QuestionList/QuestionList'
import { SourceList } from '@/components/parts/SourceList/SourceList'

type Props = Pick<ResultsContent, 'election' | 'progress' | 'races' | 'office'>

const text = phrases.results

export function ResultFacts({ election, progress, races, office }: Props) {
  const { date, results } = election
  const votes = describeTotals(races)
  const shares = describeShares(races)
  return (
    <dl className={`${list.lines} ${styles.facts}`}>
      <FactRow label={phrases.landing.electionDay}>
        <span className={shared.name}>{formatLongDate(date)}</span>
      </FactRow>
      {results ? (
        <>
          <ProgressRow progress={progress} election={election} />
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

interface SourcesProps extends Pick<ResultsContent, 'races' | 'questions'> {
  readonly results: Results
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
      <dl className={`${list.lines} ${shared.small} ${styles.sources}`}>
        {facts.map(([label, sources]) => (
          <FactRow key={[label, ...sources.map(({ id }) => id)].join(' ')} label={label}>
            <SourceList sources={sources} />
          </FactRow>
        ))}
      </dl>
    </section>
  )
}

/** How many races are reported, and when, unless all are. */
export function ProgressRow({ progress, election: { results, timeZone } }: Pick<Props, 'progress' | 'election'>) {
  if (!results) return null
  const sentence = describeProgress(progress, results)
  if (sentence === undefined) return null
  const day = describeReportDay(results, timeZone)
  return (
    <FactRow label={phrases.results.reports}>
      {sentence}
      {day === '' ? null : <small> {day}</small>}
    </FactRow>
  )
}
