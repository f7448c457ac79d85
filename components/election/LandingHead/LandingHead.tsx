import { formatDate, formatDayOfWeek, formatHours, formatLongDate, formatTimeZone } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import type { Election } from '@/guide/fields/published'
import type { ElectionCounts } from '@/guide/ask/pages/landing'
import type { NamedRecount } from '@/guide/ask/pages/results'
import { ElectionStatus } from '@/components/election/ElectionStatus/ElectionStatus'
import { FactRow } from '@/components/parts/FactList/FactList'
import { ProgressRow } from '@/components/results/ResultsPage/ResultFacts'
import list from '@/components/parts/FactList/FactList.module.css'
import styles from './LandingHead.module.css'

interface Props {
  readonly election: Election
  readonly counts: ElectionCounts
  readonly recounts: readonly NamedRecount[]
}

const text = phrases.landing

/** The election in short: a headline and facts. The `h1` is in the header. */
export function LandingHead({ election, counts, recounts }: Props) {
  const { name, date } = election
  return (
    <div className={styles.head}>
      <p className={styles.headline}>
        {describeHeadline(counts, date).map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </p>
      <dl className={`${list.lines} ${styles.facts}`}>
        <FactRow label={text.electionDay}>
          <time dateTime={date}>{formatLongDate(date)}</time>
          <small> {name}</small>
        </FactRow>
        {counts.outcome ? (
          <ProgressRow progress={counts.outcome} election={election} />
        ) : (
          <>
            <Polls election={election} />
            <ElectionStatus />
          </>
        )}
        {recounts.map(({ contest, date: day, text: event }) => (
          <FactRow key={`${contest} ${day}`} label={text.recount({ contest })}>
            {day ? <time dateTime={day}>{formatDate(day)}</time> : null}
            {event ? <small> {event}</small> : null}
          </FactRow>
        ))}
      </dl>
    </div>
  )
}

function Polls({ election: { date, timeZone, state, when } }: { readonly election: Election }) {
  if (!when.hours) return null
  const { opens, closes, covers } = when.hours
  // On election day, the row that depends on the clock has the hours.
  return (
    <div data-until="today">
      <dt>{text.polls}</dt>
      <dd>
        {text.hours({ hours: formatHours(opens, closes), timeZone: formatTimeZone(timeZone, date) })}
        {covers === 'this election' ? null : (
          <small> {covers === 'state' ? text.stateRule({ state }) : text.otherYears}</small>
        )}
      </dd>
    </div>
  )
}

/** Sentences like "21 people. 14 seats. One Tuesday." or "21 people ran. 14 were elected." */
export function describeHeadline({ people, seats, outcome }: ElectionCounts, date: string): readonly string[] {
  const { elected = 0, advancing = 0, writeIns = 0, undecidedSeats = 0, undecidedPlaces = 0 } = outcome ?? {}
  const isReported = outcome?.reported === outcome?.races
  const sentences = outcome
    ? [
        people > 0 && text.ran({ count: people }),
        elected > 0 && text.elected({ count: elected }),
        advancing > 0 && text.moveOn({ count: advancing }),
        elected + advancing + undecidedSeats + undecidedPlaces === 0 && isReported && text.nobodyElected,
        writeIns > 0 && text.writtenIn({ count: writeIns }),
        undecidedSeats > 0 && text.undecided({ count: undecidedSeats }),
        undecidedPlaces > 0 && text.undecidedPlaces({ count: undecidedPlaces }),
      ]
    : [
        people > 0 && text.people({ count: people }),
        seats && text.seats({ count: seats }),
        text.oneDay({ dayOfWeek: formatDayOfWeek(date) }),
      ]
  return sentences.filter((sentence) => typeof sentence === 'string')
}
