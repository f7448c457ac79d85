import { nameRank, type BallotMarks } from '@/components/ballot/marks/ballotMarks'
import type { Ranking, ChoiceContent } from './describeContests'
import styles from './Ranking.module.css'

interface Props {
  /** Id of the live region with the problems, which describes the ovals. */
  readonly id: string
  readonly contest: string
  readonly choices: readonly Pick<ChoiceContent, 'id' | 'name'>[]
  readonly ranking: Ranking
  readonly ballot: BallotMarks
}

/** The reader's order in pen, and what to do about skipped and repeated ranks. On paper, the lines can be filled in. */
export function RankOrder({ id, ...props }: Props) {
  const { rows, problems } = readRanks(props)
  return (
    <div className={styles.order}>
      <h3>{props.ranking.text.order}</h3>
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

interface Row {
  readonly rank: string
  /** The only person with this rank, who has no better one. */
  readonly name?: string
  /** Why the rank has nobody. Undefined after the last mark. */
  readonly note?: string
}

/** The sentences about a skipped or repeated rank: what it is, what happens, and how to fix it. */
type Problem = readonly [problem: string, rule: string, fix: string]

/** Reads a ranked ballot back: a row for each rank, and every skipped or repeated rank. */
function readRanks({ contest, choices, ranking, ballot }: Omit<Props, 'id'>) {
  const { ranks, rules, separator, text } = ranking
  const byRank = ranks.map((_, index) =>
    choices.filter((choice) => ballot.has(nameRank(contest, choice.id, index + 1))),
  )
  const last = Math.max(-1, ...byRank.map(({ length }, index) => (length > 0 ? index : -1)))
  const best = (choice: Props['choices'][number]) => byRank.findIndex((people) => people.includes(choice))
  const rows = byRank.map((people, index): Row => {
    const rank = ranks[index] ?? ''
    const [first, ...others] = people
    if (!first) return index < last ? { rank, note: text.skippedRow } : { rank }
    if (others.length > 0) return { rank, note: text.sharedRow }
    return best(first) === index
      ? { rank, name: first.name }
      : { rank, note: text.repeatedRow.replace('{name}', () => first.name) }
  })
  const problems = byRank.flatMap((people, index): Problem[] => {
    const fill = (sentence: string) =>
      sentence
        .replace('{rank}', () => ranks[index] ?? '')
        .replace('{number}', () => String(index + 1))
        .replace('{names}', () => people.map(({ name }) => name).join(separator))
    if (people.length > 1) return [[fill(text.shared.problem), rules.shared, text.shared.fix]]
    return people.length === 0 && index < last
      ? [[fill(text.skipped.problem), rules.skipped, fill(text.skipped.fix)]]
      : []
  })
  const repeated = choices
    .filter((choice) => byRank.filter((people) => people.includes(choice)).length > 1)
    .map(({ name }): Problem => [
      text.repeated.problem.replace('{name}', () => name),
      rules.repeated,
      text.repeated.fix,
    ])
  return { rows, problems: [...problems, ...repeated] }
}
