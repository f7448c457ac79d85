import type { Stance } from '@/data/schema/published'

/** Like `Stated in 2021`, if the stance is not from the year of the election. */
export function describeStanceYear({ year }: Stance, electionDate: string): string | undefined {
  return electionDate.startsWith(`${year}-`) ? undefined : `Stated in ${year}`
}
