/** Props of the client component: plain values with their text, so that its bundle needs neither content nor phrases. */
import type { phrases } from '@/lib/locale/phrases'
import type { describeContest } from './describeContests'

export type ContestContent = ReturnType<typeof describeContest>

/** A candidate, or `yes` or `no` to a question. */
export type ChoiceContent = ContestContent['choices'][number]

/** Text that does not depend on the election. */
export type BallotText = typeof phrases.myBallot.controls
