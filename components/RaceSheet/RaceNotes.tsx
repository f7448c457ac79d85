import type { RaceSheetContent } from '@/data/raceSheets'
import { phrases } from '@/lib/locale/phrases'
import { describeNotes } from '@/components/RaceList/describeBallotRace'
import { describeNoVote, describeVoting } from './describeVoting'
import styles from './RaceSheet.module.css'

/** What else to know about a race, below its candidates. Renders paragraphs. */
export function RaceNotes({ ballotRace, recounts, nonpartisan, isOver }: RaceSheetContent) {
  const { before, after } = describeVoting(ballotRace)
  const { writeInWinners } = ballotRace
  const lines = [
    describeNoVote(ballotRace),
    ...describeNotes(ballotRace, nonpartisan),
    writeInWinners.length > 0 ? phrases.races.writtenIn(writeInWinners) : undefined,
    ...recounts,
  ].filter((line) => line !== undefined)
  return (
    <>
      {lines.map((line) => (
        <p key={line} className={styles.note}>
          {line}
        </p>
      ))}
      {before === '' || isOver ? null : (
        <p className={styles.note} data-until="over">
          {before}
        </p>
      )}
      {after === '' ? null : (
        <p className={styles.note} data-from={isOver ? undefined : 'over'}>
          {after}
        </p>
      )}
    </>
  )
}
