import type { Stance } from '@/data/schema/published'

/** The year of a stance when it must be shown: when it is not the election's own. */
export function statedYear({ year }: Stance, electionDate: string): number | undefined {
  return electionDate.startsWith(`${year}-`) ? undefined : year
}
