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
