/** A reader's marks on the ballot. Browser scripts may import it. */

/**
 * A reader's marks, ticks and notes. Marks have names like `council.ada`, `question-1.yes`, `question-2.option-a` or, for
 * a second choice, `mayor.ada.2`, and the value `1`. The tick of a statement that the reader agrees with has a name like
 * `.1k2j3h`, from `hashStatement`. Notes have the id of their race or question as the name. Ids have no dot.
 */
export type BallotMarks = ReadonlyMap<string, string>

/** The names of all marks that a ballot can have. */
export type BallotChoices = ReadonlySet<string>

export const emptyBallot: BallotMarks = new Map()

export function nameMark(contest: string, choice: string): string {
  return `${contest}.${choice}`
}

/** Names the mark that gives a rank to a candidate. The first choice has the rank 1. */
export function nameRank(contest: string, choice: string, rank: number): string {
  return nameMark(contest, nameMark(choice, String(rank)))
}

export function nameTick(hash: string): string {
  return nameMark('', hash)
}

export function isTick(name: string): boolean {
  return name.startsWith('.')
}

/** Sets a mark or a note. An empty value removes it. */
export function setEntry(ballot: BallotMarks, name: string, value: string): BallotMarks {
  return new Map([
    ...[...ballot].filter(([other]) => other !== name),
    ...(value === '' ? [] : [[name, value] as const]),
  ])
}

/** Combines two ballots: the marks and ticks of both, and the notes of both, unless one contains the other. */
export function mergeBallots(first: BallotMarks, second: BallotMarks): BallotMarks {
  const entries = new Map(first)
  for (const [name, value] of second) {
    const other = entries.get(name) ?? ''
    if (!other.includes(value)) entries.set(name, value.includes(other) ? value : `${other}\n${value}`)
  }
  return entries
}

/** Removes marks that are not on the ballot, as after a candidate's file is removed. Keeps all ticks and notes. */
export function matchChoices(ballot: BallotMarks, choices: BallotChoices): BallotMarks {
  return new Map([...ballot].filter(([name]) => !name.includes('.') || isTick(name) || choices.has(name)))
}
