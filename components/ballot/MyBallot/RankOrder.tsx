import type { BallotMarks } from '@/components/ballot/marks/ballotMarks'
import type { ContestContent, Ranking } from './describeContests'
import styles from './Ranking.module.css'
import { readRanks } from './readRanks'

interface Props extends Pick<ContestContent, 'choices'> {
  /** Id of the live region with the problems, which describes the ovals. */
  readonly id: string
  readonly contest: string
  readonly ranking: Ranking
  readonly ballot: BallotMarks
}

/** The reader's order in pen, and what to do about skipped and repeated ranks. On paper, the lines can be filled in. */
export function RankOrder({ id, ranking, ...props }: Props) {
  const { rows, problems } = readRanks({ ranking, ...props })
  return (
    <div className={styles.order}>
      <h3>{ranking.text.order}</h3>
      <ol>
        {rows.map(({ rank, name, note }) => (
          <li key={rank}>
            <b>{rank}</b> {name === undefined ? <span>{note}</span> : <em>{name}</em>}
          </li>
        ))}
      </ol>
      <div id={id} aria-live="polite">
        {problems.map(([problem, rule, fix]) => (
          <p key={problem}>
            <strong>{problem}</strong> {rule} {fix}
          </p>
        ))}
      </div>
    </div>
  )
}
