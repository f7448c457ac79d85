import { phrases } from '@/lib/locale/phrases'
import { describeRecount } from '@/lib/locale/sentences'
import { paths } from '@/lib/paths'
import type { Candidate } from '@/guide/fields/published'
import type { RaceResults } from '@/guide/ask/views/races'
import { BallotColumn, BallotRow } from '@/components/Ballot/Ballot'
import { isElected } from '@/components/CandidateOutcome/CandidateOutcome'
import { Oval } from '@/components/Oval/Oval'
import { PersonName } from '@/components/PersonName/PersonName'
import { describeElected } from '@/components/RaceList/describeBallotRace'
import { describeMarks, describeOutcome, describeRest } from './describeResults'

interface Props {
  readonly results: RaceResults
  readonly hasProfileLinks: boolean
}

const text = phrases.results

export function RaceOutcomes({ results, hasProfileLinks }: Props) {
  const { race, title, path, candidates, writeInWinners, recountFacts } = results
  return (
    <BallotColumn
      id={race.id}
      level={2}
      title={title}
      path={path}
      instruction={describeElected(results)}
      rows={[
        ...candidates.map((candidate) => (
          <BallotRow
            key={candidate.id}
            path={hasProfileLinks ? paths.profile(candidate.id) : undefined}
            name={<PersonName name={candidate.name} sortName={candidate.sortName} />}
            mark={describeMarks(candidate)}
            aside={<Outcome label={describeOutcome(candidate, race)} result={candidate.result} />}
          />
        )),
        ...writeInWinners.map((name) => (
          <BallotRow
            key={`write-in ${name}`}
            name={name}
            mark={text.writeIn}
            aside={<Outcome label={phrases.profile.results.elected} result="elected" />}
          />
        )),
      ]}
      notes={[...describeRest(results), ...recountFacts.map(describeRecount)]}
    />
  )
}

/** A printed oval beside the label: black for the elected, empty for everyone else. */
function Outcome({ label, result }: { readonly label: string; readonly result: Candidate['result'] }) {
  return (
    <>
      {label} <Oval filled={isElected(result)} />
    </>
  )
}
