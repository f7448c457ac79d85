import { paths } from '@/lib/paths'
import type { Candidate } from '@/guide/fields/published'
import { BallotRow } from '@/components/Ballot/BallotRow'
import { CandidateOutcome } from '@/components/CandidateOutcome/CandidateOutcome'
import { describeMark } from '@/components/CandidateOutcome/describeOutcome'
import { PersonName } from '@/components/PersonName/PersonName'

interface Props {
  /** A candidate with the fields of the candidacy in the race. */
  readonly candidate: Candidate
  readonly hasResults: boolean
  readonly isUndecided: boolean
}

export function CandidateRow({ candidate, hasResults, isUndecided }: Props) {
  const { id, name, sortName, result, withdrawn } = candidate
  const hasLabel = hasResults && (result !== undefined || !withdrawn)
  return (
    <BallotRow
      path={paths.profile(id)}
      name={<PersonName name={name} sortName={sortName} />}
      mark={describeMark(candidate)}
      aside={hasLabel ? <CandidateOutcome candidate={candidate} isUndecided={isUndecided} /> : undefined}
    />
  )
}
