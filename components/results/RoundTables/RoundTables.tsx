import { createCountFormats } from '@/lib/locale/numbers'
import { phrases } from '@/lib/locale/phrases'
import type { RaceRounds } from '@/guide/ask/results'
import { BallotName } from '@/components/parts/Ballot/Ballot'
import { Section } from '@/components/parts/Section/Section'
import styles from './RoundTables.module.css'
import { joinSentences } from '@/lib/locale/sentences'

const text = phrases.results.rounds

export const roundsId = 'rounds'

/** A table for each round of a count: the votes of everyone who was still in it, and where they came from. */
export function RoundTables({ rounds, quota, decimals }: RaceRounds) {
  const formats = createCountFormats(decimals)
  return (
    <Section id={roundsId} heading={text.heading}>
      <p>
        {joinSentences([
          text.help,
          rounds.some(({ exhausted }) => exhausted !== undefined) ? text.exhaustedHelp : undefined,
          quota === undefined ? undefined : text.quota({ votes: quota }),
        ])}
      </p>
      <div className={styles.rounds}>
        {rounds.map((round) => (
          <Round key={round.number} round={round} {...formats} />
        ))}
      </div>
    </Section>
  )
}

interface RoundProps extends ReturnType<typeof createCountFormats> {
  readonly round: RaceRounds['rounds'][number]
}

function Round({ round, formatCount, formatChange }: RoundProps) {
  const { number, rows, exhausted, exhaustedChange } = round
  return (
    <table className={styles.round}>
      <caption>{text.round({ number })}</caption>
      <thead>
        <tr>
          <th scope="col">{text.candidate}</th>
          <th scope="col">{text.votes}</th>
          {number === 1 ? null : <th scope="col">{text.change}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, votes, change, status, ...person }) => (
          <tr key={id}>
            <th scope="row">
              <BallotName {...person} />
              {status === undefined ? null : <small> {text.status[status]}</small>}
            </th>
            <td>{formatCount(votes)}</td>
            {change === undefined ? null : <td>{formatChange(change)}</td>}
          </tr>
        ))}
        {exhausted === undefined ? null : (
          <tr>
            <th scope="row">{text.exhausted}</th>
            <td>{formatCount(exhausted)}</td>
            {exhaustedChange === undefined ? null : <td>{formatChange(exhaustedChange)}</td>}
          </tr>
        )}
      </tbody>
    </table>
  )
}
