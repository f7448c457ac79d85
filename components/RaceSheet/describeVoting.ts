import { phrases } from '@/lib/locale/phrases'
import type { BallotRace } from '@/guide/ask/views/races'

const text = phrases.races

/** Sentences about voting in a race: for a reader who can still vote, and for one after the election. May be empty. */
export function describeVoting({ race, runningCount }: BallotRace): Readonly<Record<'before' | 'after', string>> {
  const { noVote, voteFor, writeIns } = race
  const alone = runningCount === 1 ? [text.nobodyElse] : []
  if (noVote || voteFor === undefined) return { before: alone.join(' '), after: '' }
  const writingIn = writeIns ? ([text.writeIns, text.wereWriteIns] as const) : [text.noWriteIns, text.wereNoWriteIns]
  const [canWriteIn = '', couldWriteIn = ''] = writeIns === undefined ? [] : writingIn
  return {
    before: [...alone, canWriteIn].join(' ').trimEnd(),
    after: [text.votedFor(voteFor), couldWriteIn].join(' ').trimEnd(),
  }
}
