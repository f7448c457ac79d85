import { paths } from '@/lib/paths'
import type { Candidate } from '@/guide/fields/published'
import { BallotRow } from '@/components/Ballot/BallotRow'
import { CandidateOutcome } from '@/components/CandidateOutcome/CandidateOutcome'
import { describeMark } from '@/components/CandidateOutcome/describeMark'
import { PersonName } from '@/components/PersonName/PersonName'

interface Props {
  /** A candidate with the fields of the candidacy in the race. */
  readonly candidate: Candidate
  /** True if everyone in the race has a result. */
  readonly hasResults: boolean
  /** True if the race is not settled yet. */
  readonly isUndecided: boolean
}

/** A candidate's row on the ballot, with the result if there is one. Renders a `<li>` with a link to the profile. */
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
