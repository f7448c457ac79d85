import { FactRow } from '@/components/parts/FactList/FactList'
import type { Election } from '@/guide/fields/published'
import { phrases } from '@/lib/locale/phrases'
import { describeProgress, describeReportDay } from '@/guide/words/sentences'

export type Progress = Parameters<typeof describeProgress>[0]

interface Props {
  readonly progress: Progress
  readonly results: NonNullable<Election['results']>
  readonly timeZone: string
}

/** How many races are reported, and when, unless all are. */
export function ProgressRow({ progress, results, timeZone }: Props) {
  const sentence = describeProgress(progress, results)
  if (sentence === undefined) return null
  const day = describeReportDay(results, timeZone)
  return (
    <FactRow label={phrases.results.reports}>
      {sentence}
      {day === '' ? null : <small> {day}</small>}
    </FactRow>
  )
}
