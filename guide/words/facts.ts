import type { Election, Race } from '@/guide/fields/published'

/** The number of people elected: by default as many as a voter votes for, or one if voters rank candidates. */
export function countSeats(race: Pick<Race, 'seats' | 'voteFor' | 'ranks' | 'advance'>): number | undefined {
  const { seats, voteFor, ranks } = race
  if (isPrimary(race)) return undefined
  return seats ?? (ranks === undefined ? voteFor : 1)
}

/** True if nobody is elected in a race, because those who win always move on to another election. */
export function isPrimary({ advance }: Pick<Race, 'advance'>): boolean {
  return advance !== undefined && advance.condition === undefined
}

/** True for a topic, a question of a questionnaire or an event that names a race, or no race at all. */
export function isOfRace({ races }: { readonly races?: readonly string[] }, raceId: string): boolean {
  return races?.includes(raceId) ?? true
}

/** The polling hours, if they are confirmed for this election and the same for everyone. */
export function findConfirmedHours({ when: { hours, groupHours } }: Pick<Election, 'when'>) {
  return hours?.covers === 'this election' && !groupHours?.length ? hours : undefined
}

/** Ids of elements of a profile to which its own links lead. */
export const profileIds = {
  party: 'party',
  experience: 'experience',
  ballot: (race: string) => `ballot-${race}`,
  result: (race: string) => `result-${race}`,
  stance: (number: number) => `stance${number}`,
  topic: (topic: string) => `topic-${topic}`,
  /** @param number of the source in the list, from 1 */
  source: (number: number) => `source${number}`,
} as const
