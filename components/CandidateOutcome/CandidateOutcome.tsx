import { phrases } from '@/lib/locale/phrases'
import type { Candidate } from '@/guide/fields/published'
import { Oval } from '@/components/Oval/Oval'

interface Props {
  /** A candidate with the fields of the candidacy in the race. */
  readonly candidate: Pick<Candidate, 'result' | 'withdrawn'>
  readonly isUndecided: boolean
}

const text = phrases.profile

/**
 * The outcome for a candidate of a race with results: a label and, if it is known, an oval, which is filled in for
 * those elected.
 */
export function CandidateOutcome({ candidate: { result, withdrawn }, isUndecided }: Props) {
  if (result === undefined) return withdrawn ? null : isUndecided ? text.notDecided() : text.notKnown
  return (
    <>
      {text.results[result]}
      <Oval filled={result !== 'not elected'} />
    </>
  )
}
