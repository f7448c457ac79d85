/** A reader's marks on the ballot, and their forms in storage and in a link. Browser scripts may import it. */
import { hashStatement } from './hashStatement'

/**
 * A reader's marks, ticks and notes. Marks have names like `council.ada` or `question-1.yes`, and the value `1`. The tick of
 * a statement that the reader agrees with has a name like `.1k2j3h`, from `hashStatement`. Notes have the id of their
 * race or question as the name. Ids have no dot.
 */
export type BallotMarks = ReadonlyMap<string, string>

/** The names of all marks that a ballot can have. */
export type BallotChoices = ReadonlySet<string>

export const emptyBallot: BallotMarks = new Map()

export function nameMark(contest: string, choice: string): string {
  return `${contest}.${choice}`
}

/** Sets a mark or a note. An empty value removes it. */
export function setEntry(ballot: BallotMarks, name: string, value: string): BallotMarks {
  return new Map([
    ...[...ballot].filter(([other]) => other !== name),
    ...(value === '' ? [] : [[name, value] as const]),
  ])
}

export function listMarks(ballot: BallotMarks): readonly string[] {
  return [...ballot.keys()].filter((name) => name.includes('.'))
}

/** Combines two ballots: the marks of both, and the notes of both on lines of their own. */
export function mergeBallots(first: BallotMarks, second: BallotMarks): BallotMarks {
  const entries = new Map(first)
  for (const [name, value] of second) {
    const other = entries.get(name)
    entries.set(name, other === undefined || other === value ? value : `${other}\n${value}`)
  }
  return entries
}

/** Removes marks that are not on the ballot, as after a candidate's file is removed. */
export function matchChoices(ballot: BallotMarks, choices: BallotChoices): BallotMarks {
  return new Map([...ballot].filter(([name]) => !name.includes('.') || choices.has(name)))
}

const FRAGMENT_NAME = 'marks'

/**
 * Builds the fragment of a link that moves the marks, without the notes, to another device.
 * @param election from `buildElectionKey`
 * @returns like `#marks=2017-11-07-springfield,mayor:ada,1k2j3h`
 */
export function formatMarksFragment(ballot: BallotMarks, election: string): string {
  const contests = new Map<string, string>()
  for (const name of listMarks(ballot)) {
    const [contest = '', choice = ''] = name.split('.').map(encodeURIComponent)
    contests.set(contest, `${contests.get(contest) ?? contest}:${choice}`)
  }
  const content = [encodeURIComponent(election), ...contests.values()].join(',')
  return `#${FRAGMENT_NAME}=${content},${hashStatement(content)}`
}

/** The content of a link's fragment, or the reason that it cannot be used. */
export type MarksFragment =
  | { readonly marks: BallotMarks }
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
  if (end === -1 || hashStatement(content.slice(0, end)) !== content.slice(end + 1)) return { problem: 'broken' }
  const [key = '', ...contests] = content.slice(0, end).split(',')
  if (key !== encodeURIComponent(election)) return { problem: 'foreign' }
  const marks = contests.flatMap((contest) => {
    const [id = '', ...ids] = contest.split(':').map(decode)
    return ids.map((choice) => nameMark(id, choice))
  })
  if (!marks.every((name) => choices.has(name))) return { problem: 'unknown' }
  return { marks: new Map(marks.map((name) => [name, '1'])) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
