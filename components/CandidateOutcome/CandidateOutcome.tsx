import type { Candidate } from '@/guide/fields/published'
import { Oval } from '@/components/Oval/Oval'
import { describeResult, isElected } from './describeOutcome'

interface Props {
  /** A candidate with the fields of the candidacy in the race. */
  readonly candidate: Pick<Candidate, 'result' | 'withdrawn'>
  readonly isUndecided: boolean
}

/**
 * The outcome for a candidate of a race with results: a label and, if it is known, an oval, which is filled in for
 * those elected.
 */
export function CandidateOutcome({ candidate: { result, withdrawn }, isUndecided }: Props) {
  if (result === undefined && withdrawn) return null
  return (
    <>
      {describeResult(result, isUndecided)}
      {result === undefined ? null : <Oval filled={isElected(result)} />}
    </>
  )
}
