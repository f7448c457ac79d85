import { Fragment } from 'react'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { BallotRace } from '@/guide/ask/views/races'
import { Ballot, BallotColumn, BallotRow } from '@/components/Ballot/Ballot'
import { Oval } from '@/components/Oval/Oval'
import { describeNotes } from './describeBallotRace'
import { RaceInstruction } from './RaceInstruction'
import type { Candidate } from '@/guide/fields/published'
import { CandidateOutcome, describeMark } from '@/components/CandidateOutcome/CandidateOutcome'
import { PersonName } from '@/components/PersonName/PersonName'

interface Props {
  readonly races: readonly BallotRace[]
  readonly nonpartisan: boolean
  readonly isOver: boolean
  readonly note: string
}

const text = phrases.landing

export function RaceList({ races, nonpartisan, isOver, note }: Props) {
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
              instruction={<RaceInstruction race={ballotRace} isOver={isOver} />}
              rows={listRows(ballotRace)}
              notes={describeNotes(ballotRace, nonpartisan)}
            />
          )
        })}
      </Ballot>
    </section>
  )
}

/** Sentences about all races, and links to the pages that cite the sources. */
function Note({ races, children }: { readonly races: readonly BallotRace[]; readonly children: string }) {
  return (
    <>
      {children}
      <span data-screen-only>
        {' '}
        {text.sources}{' '}
        {races.map(({ race }, index) => (
          <Fragment key={race.id}>
            {index > 0 ? ', ' : null}
            <a href={href(paths.racePage(race.id))}>{race.name}</a>
          </Fragment>
        ))}
      </span>
    </>
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

interface RowProps {
  /** A candidate with the fields of the candidacy in the race. */
  readonly candidate: Candidate
  readonly hasResults: boolean
  readonly isUndecided: boolean
}

function CandidateRow({ candidate, hasResults, isUndecided }: RowProps) {
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
