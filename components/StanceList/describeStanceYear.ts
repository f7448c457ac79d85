import type { Stance } from '@/data/schema/published'

/** The year of a stance, like `Stated in 2021`; `undefined` if it is the year of the election. */
export function describeStanceYear({ year }: Stance, electionDate: string): string | undefined {
  return electionDate.startsWith(`${year}-`) ? undefined : `Stated in ${year}`
}
