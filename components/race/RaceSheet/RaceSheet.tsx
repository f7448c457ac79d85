import { Fragment, type ReactNode } from 'react'
import type { PageTerms } from '@/guide/ask/terms'
import type { BallotRace } from '@/guide/ask/ballotRaces'
import type { RaceSheetContent } from '@/guide/ask/pages/candidates'
import ballot from '@/components/parts/Ballot/Ballot.module.css'
import { CandidateCard } from '@/components/candidate/CandidateCard/CandidateCard'
import { CompareLink } from '@/components/race/RaceBand/RaceBand'
import { RaceInstruction } from '@/components/race/RaceList/RaceList'
import shared from '@/components/page/Theme/Shared.module.css'
import styles from './RaceSheet.module.css'
import { formatList } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { TextWithTerms } from '@/components/parts/Terms/Terms'
import { describeNotes } from '@/components/race/RaceList/describeBallotRace'
import { describeNoVote } from '@/guide/words/descriptions'
import { joinSentences, spaceAfter } from '@/lib/locale/sentences'

interface Props extends RaceSheetContent {
  /** Heading in the band. */
  readonly children?: ReactNode
  readonly terms?: PageTerms
}

export function RaceSheet({ children, ...props }: Props) {
  const { ballotRace, isCompared, isOver } = props
  const { race, candidates } = ballotRace
  return (
    <>
      <div className={shared.sheet}>
        <div className={`${ballot.band} ${styles.band}`} data-band>
          {children}
          <p>
            <RaceInstruction race={ballotRace} isOver={isOver} />
          </p>
          {isCompared ? <CompareLink race={race} /> : null}
        </div>
        {candidates.length > 0 ? (
          <ul className={candidates.length <= 2 ? `${styles.grid} ${styles.two}` : styles.grid}>
            {candidates.map((candidate) => (
              <li key={candidate.id}>
                <CandidateCard {...props} candidate={candidate} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <RaceNotes {...props} />
    </>
  )
}

function RaceNotes({ ballotRace, nonpartisan, isOver, terms }: Omit<Props, 'children' | 'rows'>) {
  const { before, after } = describeVoting(ballotRace)
  const { writeInWinners } = ballotRace
  const lines = [
    describeNoVote(ballotRace),
    ...Object.values(ballotRace.race.rankRules ?? {}),
    ...describeNotes(ballotRace, nonpartisan),
    writeInWinners.length > 0
      ? phrases.races.writtenIn({ count: writeInWinners.length, names: formatList(writeInWinners) })
      : undefined,
  ].filter((line) => line !== undefined)
  return (
    <p className={styles.note} data-note>
      {lines.map((line) => (
        <Fragment key={line}>
          <TextWithTerms text={line} terms={terms} />
          {spaceAfter(line)}
        </Fragment>
      ))}
      {before === '' || isOver ? null : <span data-until="closed">{before}</span>}
      {spaceAfter(before)}
      {after === '' ? null : <span data-from={isOver ? undefined : 'closed'}>{after}</span>}
    </p>
  )
}

const text = phrases.races

/** Sentences about voting in a race: for a reader who can still vote, and for one after the election. May be empty. */
function describeVoting({ race, runningCount }: BallotRace): Readonly<Record<'before' | 'after', string>> {
  const { noVote, voteFor, ranks, writeIns } = race
  const alone = runningCount === 1 ? [text.nobodyElse] : []
  const count = voteFor === undefined ? undefined : text.votedFor({ votes: voteFor })
  const limit = ranks === undefined ? count : text.ranked({ ranks })
  if (noVote || limit === undefined) return { before: joinSentences(alone), after: '' }
  const writingIn = writeIns ? ([text.writeIns, text.wereWriteIns] as const) : [text.noWriteIns, text.wereNoWriteIns]
  const [canWriteIn, couldWriteIn] = writeIns === undefined ? [] : writingIn
  return {
    before: joinSentences([...alone, canWriteIn]),
    after: joinSentences([limit, couldWriteIn]),
  }
}

export function RaceCandidates(props: RaceSheetContent) {
  const { ballotRace } = props
  const { id, name } = ballotRace.race
  // The page of the race describes the office and the rules. Here, it would exceed the budget of the page.
  const race = { ...ballotRace.race, about: undefined, rankRules: undefined }
  return (
    <section id={id} data-race-section className={styles.section} aria-labelledby={`${id}.name`}>
      <RaceSheet {...props} ballotRace={{ ...ballotRace, race }}>
        <h2 id={`${id}.name`}>{name}</h2>
      </RaceSheet>
    </section>
  )
}
