import { paths } from '@/lib/paths'
import { phrases } from '@/lib/locale/phrases'
import type { Candidate } from '@/data/schema/published'
import { BallotRow } from '@/components/Ballot/BallotRow'
import { Oval } from '@/components/Oval/Oval'
import { PersonName } from '@/components/PersonName/PersonName'

interface Props {
  /** A candidate with the fields of the candidacy in the race. */
  readonly candidate: Candidate
  /** True if everyone in the race has a result. */
  readonly hasResults: boolean
  /** True if the race is not settled yet. */
  readonly isUndecided: boolean
}

const text = phrases.profile

/** A candidate's row on the ballot, with the result if there is one. Renders a `<li>` with a link to the profile. */
export function CandidateRow({ candidate, hasResults, isUndecided }: Props) {
  const { id, name, sortName, result, withdrawn } = candidate
  const unknown = isUndecided ? text.notDecided() : text.notKnown
  // The mark of a candidate who withdrew stands for the result.
  const hasLabel = hasResults && (result !== undefined || !withdrawn)
  return (
    <BallotRow
      path={paths.profile(id)}
      name={<PersonName name={name} sortName={sortName} />}
      mark={describeMark(candidate)}
      aside={
        hasLabel ? (
          <>
            {result ? text.results[result] : unknown}
            {result ? <Oval filled={result !== 'not elected'} /> : null}
          </>
        ) : undefined
      }
    />
  )
}

function describeMark({ withdrawn, writeIn }: Candidate): string | undefined {
  if (withdrawn) return withdrawn.onBallot ? text.withdrawnOnBallotMark : text.withdrawnMark
  return writeIn ? text.writeInMark : undefined
}
