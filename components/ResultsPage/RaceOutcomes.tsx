import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { RaceResults, Results } from '@/data/schema/published'
import { PersonName } from '@/components/PersonName/PersonName'
import { describeElected, describeOutcome, describeRest } from './describeResults'
import { OutcomeRow } from './OutcomeRow'
import styles from './ResultsPage.module.css'

interface Props {
  readonly results: RaceResults
}

const text = phrases.results

/** Everyone in a race with the outcome, in the order of the list. Renders a `<section>` under an `h2`. */
export function RaceOutcomes({ results }: Props) {
  const { race, title, path, candidates, writeInWinners, recounts } = results
  const rest = describeRest(results)
  return (
    <section className={styles.race} aria-labelledby={race.id}>
      <div className={styles.band}>
        <h2 id={race.id}>
          <a href={href(path)}>{title}</a>
        </h2>
        <p>{describeElected(results)}</p>
      </div>
      <ul className={styles.rows}>
        {candidates.map((candidate) => (
          <OutcomeRow
            key={candidate.id}
            outcome={describeOutcome(candidate, results)}
            isElected={candidate.result === 'elected' || candidate.result === 'acclaimed'}
            details={[
              ...(candidate.votes === undefined ? [] : [phrases.profile.votes(candidate.votes)]),
              ...(candidate.withdrawn ? [text.withdrawn] : []),
            ]}
          >
            <a href={href(paths.profile(candidate.id))}>
              <PersonName name={candidate.name} sortName={candidate.sortName} />
            </a>
          </OutcomeRow>
        ))}
        {writeInWinners.map((name) => (
          <OutcomeRow key={name} outcome={phrases.profile.results.elected} isElected details={[text.writeIn]}>
            {name}
          </OutcomeRow>
        ))}
      </ul>
      {rest.length > 0 ? <p className={styles.note}>{rest.join(' ')}</p> : null}
      <Recounts recounts={recounts} />
    </section>
  )
}

/** The recounts of a race or a question, each with its date unless the text has it. Renders paragraphs. */
export function Recounts({ recounts }: { readonly recounts: NonNullable<Results['recounts']> }) {
  return recounts.map(({ date, text: event }) => {
    const day = date && formatDate(date)
    return (
      <p key={`${date} ${event}`} className={styles.note}>
        {day && !event.includes(day) ? `${text.datedRecount(day)} ` : null}
        {event}
      </p>
    )
  })
}
