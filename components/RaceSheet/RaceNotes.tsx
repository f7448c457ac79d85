import type { RaceSheetContent } from '@/guide/ask/views/races'
import { phrases } from '@/lib/locale/phrases'
import { describeNotes } from '@/components/RaceList/describeBallotRace'
import { describeNoVote } from '@/lib/locale/sentences'
import { describeVoting } from './describeVoting'
import styles from './RaceSheet.module.css'

export function RaceNotes({ ballotRace, nonpartisan, isOver }: RaceSheetContent) {
  const { before, after } = describeVoting(ballotRace)
  const { writeInWinners } = ballotRace
  const lines = [
    describeNoVote(ballotRace),
    ...describeNotes(ballotRace, nonpartisan),
    writeInWinners.length > 0 ? phrases.races.writtenIn(writeInWinners) : undefined,
  ].filter((line) => line !== undefined)
  return (
    <p className={styles.note}>
      {lines.join(' ')} {before === '' || isOver ? null : <span data-until="closed">{before}</span>}{' '}
      {after === '' ? null : <span data-from={isOver ? undefined : 'closed'}>{after}</span>}
    </p>
  )
}
