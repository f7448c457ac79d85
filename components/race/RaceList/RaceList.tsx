import type { ComponentProps } from 'react'
import { joinElements } from '@/components/parts/Phrase/Phrase'
import { separator } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { BallotRace } from '@/guide/ask/ballotRaces'
import type { Election } from '@/guide/fields/published'
import { Ballot, BallotColumn, BallotRow, BallotName } from '@/components/parts/Ballot/Ballot'
import { Oval } from '@/components/parts/Oval/Oval'
import { describeElected, describeLimit, describeNotes, describeSeats } from './describeBallotRace'
import { CandidateOutcome, describeMark, hasOutcome } from '@/components/candidate/CandidateOutcome/CandidateOutcome'

interface Props {
  readonly election: Election
  readonly races: readonly BallotRace[]
  readonly note: string
}

const text = phrases.landing

export function RaceList({ election, races, note }: Props) {
  return (
    <section aria-label={text.onTheBallot}>
      <Ballot note={<Note races={races}>{note}</Note>}>
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
              instruction={<RaceInstruction race={ballotRace} isOver={election.results !== undefined} />}
              rows={listRows(ballotRace, describeCandidate(ballotRace))}
              notes={describeNotes(ballotRace, election.nonpartisan)}
            />
          )
        })}
      </Ballot>
    </section>
  )
}

/** The line under the name of a race. Before there are results, it changes when the polls close. */
export function RaceInstruction({ race, isOver }: { readonly race: BallotRace; readonly isOver: boolean }) {
  const votes = describeLimit(race)
  if (isOver || votes === undefined) return <>{describeElected(race)}</>
  return (
    <>
      <span data-until="closed">{votes}</span> <span data-from="closed">{describeSeats(race)}</span>
    </>
  )
}

function Note({ races, children }: { readonly races: readonly BallotRace[]; readonly children: string }) {
  const sourced = races.filter(({ race }) => race.sources.length > 0)
  if (sourced.length === 0) return <>{children}</>
  return (
    <>
      {children}
      <span data-screen>
        {' '}
        {text.sources}{' '}
        {joinElements(
          sourced.map(({ race }) => (
            <a key={race.id} href={href(paths.racePage(race.id))}>
              {race.name}
            </a>
          )),
          separator,
        )}
      </span>
    </>
  )
}

type Describe = (candidate: BallotRace['candidates'][number]) => Omit<ComponentProps<typeof BallotRow>, 'name'>

function describeCandidate({ hasResults, pending }: BallotRace): Describe {
  return (candidate) => ({
    address: href(paths.profile(candidate.id)),
    mark: describeMark(candidate),
    aside:
      hasResults && hasOutcome(candidate) ? <CandidateOutcome candidate={candidate} pending={pending} /> : undefined,
  })
}

export function listRows({ candidates, writeInWinners }: BallotRace, describe: Describe, writeIn = text.writeIn) {
  const elected = (
    <>
      {phrases.profile.results.elected} <Oval filled />
    </>
  )
  return [
    ...candidates.map((candidate) => (
      <BallotRow key={candidate.id} name={<BallotName {...candidate} />} {...describe(candidate)} />
    )),
    ...writeInWinners.map((name) => <BallotRow key={name} name={<b>{name}</b>} mark={writeIn} aside={elected} />),
  ]
}
