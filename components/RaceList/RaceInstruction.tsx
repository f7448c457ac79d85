import type { BallotRace } from '@/guide/ask/views/races'
import { describeElected, describeSeats, describeLimit } from './describeBallotRace'

/** The line under the name of a race. Before there are results, it changes when the polls close. */
export function RaceInstruction({ race, isOver }: { readonly race: BallotRace; readonly isOver: boolean }) {
  const votes = describeLimit(race)
  if (isOver || votes === undefined) return describeElected(race)
  return (
    <>
      <span data-until="closed">{votes}</span> <span data-from="closed">{describeSeats(race)}</span>
    </>
  )
}
