import { describeTicket } from '@/guide/words/sentences'
import type { Candidate } from '@/guide/fields/published'
import { PersonName } from './PersonName'

/** The names on a candidate's line of the ballot: the candidate, then the running mates. */
export function BallotName({ name, sortName, runningMates }: Pick<Candidate, 'name' | 'sortName' | 'runningMates'>) {
  return (
    <>
      <PersonName name={name} sortName={sortName} />
      {describeTicket(name, runningMates) || null}
    </>
  )
}
