import type { ReactNode } from 'react'
import type { RaceSheetContent } from '@/guide/ask/views/races'
import ballot from '@/components/Ballot/Ballot.module.css'
import { CandidateGrid } from '@/components/CandidateGrid/CandidateGrid'
import { RaceInstruction } from '@/components/RaceList/RaceInstruction'
import { RaceNotes } from './RaceNotes'
import styles from './RaceSheet.module.css'

interface Props extends RaceSheetContent {
  /** Heading in the band. */
  readonly children?: ReactNode
}

/** A race's candidates as a sheet of cards under a band, with notes on the race. */
export function RaceSheet({ children, ...props }: Props) {
  const { ballotRace, isOver, electionDate } = props
  const { race, candidates, hasResults, open } = ballotRace
  return (
    <>
      <div className={styles.sheet}>
        <div className={`${ballot.band} ${styles.band}`}>
          {children}
          <p>
            <RaceInstruction race={ballotRace} isOver={isOver} />
          </p>
        </div>
        <CandidateGrid
          candidates={candidates}
          race={{ hasResults, isUndecided: open?.reason === 'undecided', hasVote: !race.noVote, electionDate }}
        />
      </div>
      <RaceNotes {...props} />
    </>
  )
}
