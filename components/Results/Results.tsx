import { Children, type ReactNode } from 'react'
import { formatDate } from '@/lib/locale/dates'
import { getOwn } from '@/lib/getOwn'
import { href, paths } from '@/lib/paths'
import { phrases } from '@/lib/locale/phrases'
import type { Question, Race, Results as ElectionResults } from '@/data/schema/published'
import { describeOutcome } from '@/components/QuestionList/describeQuestion'
import { CollapsibleSources } from '@/components/SourceList/CollapsibleSources'
import { describeOpenSeats, describeStatus } from './describeResults'
import styles from './Results.module.css'

interface Props {
  readonly results: ElectionResults
  readonly races: readonly Race[]
  readonly questions: readonly Question[]
}

const text = phrases.voting.results

/**
 * What is known about the results except for the candidates', which are on their profiles only. Renders a `<section>`
 * under an `h2`.
 */
export function Results({ results, races, questions }: Props) {
  const { open = {}, recounts = [], turnout } = results
  const contests = [
    ...races.map(({ id, name }) => ({ id, name })),
    ...questions.map(({ id, title, number }) => ({ id, name: phrases.questions.name(title, number) })),
  ]
  const contestName = (id: string) => contests.find((contest) => contest.id === id)?.name ?? id
  const rows: readonly (readonly [label: string, entries: readonly ReactNode[]])[] = [
    [text.turnout, turnout ? [text.ballots(turnout.ballots, turnout.registered)] : []],
    [
      text.writeIns,
      races.flatMap(({ id, name }) => {
        const names = getOwn(results.writeInWinners, id) ?? []
        return names.length > 0 ? [text.entry(name, names.join(', '))] : []
      }),
    ],
    [
      text.openSeats,
      races.flatMap((race) => {
        const sentence = describeOpenSeats(race, results)
        return sentence ? [text.entry(race.name, sentence)] : []
      }),
    ],
    [
      text.questions,
      questions.flatMap(({ id }) => {
        const outcome = getOwn(results.questions, id)
        return outcome
          ? [<QuestionResult key={id} id={id} name={contestName(id)} outcome={describeOutcome(outcome)} />]
          : []
      }),
    ],
    [
      text.recounts,
      recounts.map(({ race, date, text: event }) =>
        text.entry(date ? text.contestAndDate(contestName(race), formatDate(date)) : contestName(race), event),
      ),
    ],
  ]
  return (
    <section aria-labelledby="results">
      <h2 id="results">{text.title}</h2>
      <p>{describeStatus(results)}</p>
      <Rows rows={rows.filter(([, entries]) => entries.length > 0)} />
      <CollapsibleSources
        sources={[
          ...results.sources,
          ...[...(turnout ? [turnout] : []), ...Object.values(open), ...recounts].flatMap(({ sources }) => sources),
        ]}
      />
    </section>
  )
}

function QuestionResult({
  id,
  name,
  outcome,
}: {
  readonly id: string
  readonly name: string
  readonly outcome: string
}) {
  return (
    <>
      <a href={href(paths.question(id))}>{name}</a>: {outcome}
    </>
  )
}

function Rows({ rows }: { readonly rows: readonly (readonly [label: string, entries: readonly ReactNode[]])[] }) {
  if (rows.length === 0) return null
  return (
    <dl className={styles.rows}>
      {rows.map(([label, entries]) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          {Children.map(entries, (entry) => (
            <dd>{entry}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
