import type { CandidateFile } from '@/guide/fields/candidateFile'
import type { Candidate, Guide, Race } from '@/guide/fields/published'

/** A candidate in one race, with everything that the checks compare. */
export interface CandidacyContext {
  readonly guide: Guide
  readonly race: Race
  readonly candidate: Candidate
  /** The other candidates of the race who have not withdrawn. */
  readonly others: readonly Candidate[]
  /** The editors' file of the candidate, with its private fields. */
  readonly file: CandidateFile
  /** Address of each source by its id, including those that pages do not link. */
  readonly sourceAddresses: ReadonlyMap<string, string>
}

/**
 * States how many of the others in the race have something, as a sentence.
 * @param object what they have
 */
export function describeOthers(
  others: readonly Candidate[],
  has: (candidate: Candidate) => boolean,
  object = 'one',
): string {
  const count = others.filter((other) => has(other)).length
  if (others.length === 0) return 'Nobody else is in the race.'
  if (count === 0) return `Nobody else in the race has ${object}.`
  return `${count} of ${others.length} ${others.length === 1 ? 'other' : 'others'} ${count === 1 ? 'has' : 'have'} ${object}.`
}
