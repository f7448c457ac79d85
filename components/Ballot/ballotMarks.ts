/** A reader's marks on the ballot, and their forms in storage and in a link. Browser scripts may import it. */

import { getOwn } from '@/lib/getOwn'

/** A reader's marks and notes on the ballot. Keys are the ids of races and questions. */
export interface BallotMarks {
  /** Ids of the marked candidates, or `yes` and `no` for a question, in any order. */
  readonly marks: Readonly<Record<string, readonly string[]>>
  readonly notes: Readonly<Record<string, string>>
}

/** Choices on a ballot: under the id of each race its candidates' ids, under that of each question `yes` and `no`. */
export type BallotChoices = Readonly<Record<string, readonly string[]>>

export const emptyBallot: BallotMarks = { marks: {}, notes: {} }

/** A ballot as entries of storage: marks are named like `council.ada`, notes like `council`. Ids of races have no dot. */
export function toEntries({ marks, notes }: BallotMarks): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(marks).flatMap(([contest, ids]) => ids.map((id) => [`${contest}.${id}`, '1'] as const)),
    ...Object.entries(notes).filter(([, note]) => note !== ''),
  ])
}

/** Builds a ballot from the entries of {@link toEntries}, in any order. */
export function fromEntries(entries: ReadonlyMap<string, string>): BallotMarks {
  let ballot = emptyBallot
  for (const [name, value] of entries) {
    const [contest = '', choice] = name.split('.')
    ballot = choice === undefined ? setNote(ballot, contest, value) : setMark(ballot, contest, choice, true)
  }
  return ballot
}

export function countMarks({ marks }: Pick<BallotMarks, 'marks'>): number {
  return Object.values(marks).flat().length
}

export function setMark({ marks, notes }: BallotMarks, contest: string, choice: string, checked: boolean): BallotMarks {
  const others = (getOwn(marks, contest) ?? []).filter((id) => id !== choice)
  return { marks: { ...marks, [contest]: checked ? [...others, choice] : others }, notes }
}

export function setNote({ marks, notes }: BallotMarks, contest: string, note: string): BallotMarks {
  return { marks, notes: { ...notes, [contest]: note } }
}

/** Combines two ballots: the marks of both, and the notes of both on lines of their own. */
export function mergeBallots(first: BallotMarks, second: BallotMarks): BallotMarks {
  const entries = new Map(toEntries(first))
  for (const [name, value] of toEntries(second)) {
    const other = entries.get(name)
    entries.set(name, other === undefined || other === value ? value : `${other}\n${value}`)
  }
  return fromEntries(entries)
}

export function isMarked({ marks }: Pick<BallotMarks, 'marks'>, contest: string, choice: string): boolean {
  return getOwn(marks, contest)?.includes(choice) ?? false
}

/** Splits marks into those on the ballot and the number of those that are not, as after a candidate's file is removed. */
export function matchChoices(
  { marks }: Pick<BallotMarks, 'marks'>,
  choices: BallotChoices,
): { readonly marks: BallotMarks['marks']; readonly unknown: number } {
  const known = Object.fromEntries(
    Object.entries(choices).map(([contest, ids]) => [contest, ids.filter((id) => isMarked({ marks }, contest, id))]),
  )
  return { marks: known, unknown: countMarks({ marks }) - countMarks({ marks: known }) }
}

const FRAGMENT_NAME = 'marks'

/**
 * Builds the fragment of a link that moves the marks, without the notes, to another device.
 * @param election from `buildElectionKey`
 * @returns like `#marks=2017-11-07-springfield,mayor:ada,1k2j3h`
 */
export function formatMarksFragment({ marks }: Pick<BallotMarks, 'marks'>, election: string): string {
  const contests = Object.entries(marks)
    .filter(([, ids]) => ids.length > 0)
    .map((entry) => entry.flat().map(encodeURIComponent).join(':'))
  const content = [encodeURIComponent(election), ...contests].join(',')
  return `#${FRAGMENT_NAME}=${content},${checksum(content)}`
}

/** The content of a link's fragment, or the reason that it cannot be used. */
export type MarksFragment =
  | { readonly marks: BallotMarks['marks'] }
  /** `broken`: incomplete or changed. `foreign`: of another election. `unknown`: with choices that this ballot lacks. */
  | { readonly problem: 'broken' | 'foreign' | 'unknown' }

/**
 * Parses a fragment that {@link formatMarksFragment} built. The marks are complete or absent.
 * @param hash `location.hash`, including the `#`
 * @param election from `buildElectionKey`
 * @returns undefined if the fragment is not one of marks
 */
export function parseMarksFragment(hash: string, election: string, choices: BallotChoices): MarksFragment | undefined {
  const start = `#${FRAGMENT_NAME}=`
  if (!hash.startsWith(start)) return undefined
  const content = hash.slice(start.length)
  const end = content.lastIndexOf(',')
  if (end === -1 || checksum(content.slice(0, end)) !== content.slice(end + 1)) return { problem: 'broken' }
  const [key = '', ...contests] = content.slice(0, end).split(',')
  if (key !== encodeURIComponent(election)) return { problem: 'foreign' }
  const marks = Object.fromEntries(
    contests.map((contest) => {
      const [id = '', ...ids] = contest.split(':').map(decode)
      return [id, ids]
    }),
  )
  return matchChoices({ marks }, choices).unknown > 0 ? { problem: 'unknown' } : { marks }
}

/** Detects links that were cut off or changed on the way. FNV-1a with 32 bits, in base 36. */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
