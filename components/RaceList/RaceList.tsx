import { phrases } from '@/lib/locale/phrases'
import type { BallotRace } from '@/data/schema/published'
import { Ballot } from '@/components/Ballot/Ballot'
import { BallotColumn } from '@/components/Ballot/BallotColumn'
import { BallotRow } from '@/components/Ballot/BallotRow'
import { Oval } from '@/components/Oval/Oval'
import { CollapsibleSources } from '@/components/SourceList/CollapsibleSources'
import { CandidateRow } from './CandidateRow'
import { describeNotes } from './describeBallotRace'
import { RaceInstruction } from './RaceInstruction'

interface Props {
  readonly races: readonly BallotRace[]
  /** True if the election's ballot names no parties. */
  readonly nonpartisan: boolean
  /** True once there are results. */
  readonly isOver: boolean
  /** Sentences about all races. */
  readonly note: string
}

const text = phrases.landing

/** Everyone on the ballot, race by race, and who was elected. Renders a `<section>` with a section for each race. */
export function RaceList({ races, nonpartisan, isOver, note }: Props) {
  return (
    <section aria-label={text.onTheBallot}>
      <Ballot note={note}>
        {races.map((ballotRace) => {
          const { race, path, localGroup } = ballotRace
          return (
            <BallotColumn
              key={race.id}
              id={`race-${race.id}`}
              level={2}
              title={race.name}
              path={path}
              localGroup={localGroup}
              instruction={<RaceInstruction race={ballotRace} isOver={isOver} />}
              rows={listRows(ballotRace)}
              notes={describeNotes(ballotRace, nonpartisan)}
            />
          )
        })}
      </Ballot>
      <CollapsibleSources sources={races.flatMap(({ race }) => [...race.sources, ...(race.noVote?.sources ?? [])])} />
    </section>
  )
}

function listRows({ candidates, hasResults, writeInWinners, open }: BallotRace) {
  return [
    ...candidates.map((candidate) => (
      <CandidateRow
        key={candidate.id}
        candidate={candidate}
        hasResults={hasResults}
        isUndecided={open?.reason === 'undecided'}
      />
    )),
    ...writeInWinners.map((name) => (
      <BallotRow
        key={name}
        name={<b>{name}</b>}
        mark={text.writeIn}
        aside={
          <>
            {phrases.profile.results.elected}
            <Oval filled />
          </>
        }
      />
    )),
  ]
}
