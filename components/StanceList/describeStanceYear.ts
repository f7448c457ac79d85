import type { Stance } from '@/data/schema/published'

/** The year of a stance, like `Stated in 2021`; `undefined` if it is the year of the election. */
export function describeStanceYear({ date }: Stance, electionDate: string): string | undefined {
  const year = date?.slice(0, 4)
  return year === undefined || electionDate.startsWith(`${year}-`) ? undefined : `Stated in ${year}`
}
