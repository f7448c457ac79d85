import { useEffect, useState, type RefObject } from 'react'
import { emptyBallot, matchChoices, type BallotChoices, type BallotMarks } from '@/components/ballot/marks/ballotMarks'
import type { BallotPlan } from '@/components/ballot/marks/ballotLink'
import type { BallotText } from './describeContests'
import { canStoreBallot, readBallot, updateBallot, watchBallot } from '@/components/ballot/marks/ballotStorage'

export interface BallotView {
  readonly text: BallotText
  readonly plan: BallotPlan
  readonly state: BallotState
}

interface BallotState {
  readonly ballot: BallotMarks
  /** False until React has started. Until then, the ballot has no marks here, and `keepEarlyMarks` stores them. */
  readonly isReady: boolean
  /** False if the browser blocks storage. */
  readonly isStored: boolean
  /** True if a stored mark is for a name that the ballot no longer has. The next change removes it. */
  readonly hasUnknownMarks: boolean
  readonly change: (change: (ballot: BallotMarks) => BallotMarks) => void
}

/** @param sheet the form, which readers may fill in before React starts */
export function useBallot(key: string, choices: BallotChoices, sheet: RefObject<HTMLElement | null>): BallotState {
  const [ballot, setBallot] = useState(emptyBallot)
  const [isReady, setReady] = useState(false)
  const [isStored, setStored] = useState(true)
  const known = matchChoices(ballot, choices)

  function change(edit: (ballot: BallotMarks) => BallotMarks) {
    const result = updateBallot(key, (stored) => matchChoices(edit(stored), choices))
    setBallot(result.ballot)
    setStored(result.isStored)
  }

  // The device has a ballot only in the browser. The page shows an empty one until React has started.
  // oxlint-disable react/set-state-in-effect
  useEffect(() => {
    const load = () => setBallot(readBallot(key))
    const canStore = canStoreBallot(key)
    // What the reader filled in before is stored by `keepEarlyMarks`. Without storage, it is only in the form.
    if (!canStore && sheet.current) updateBallot(key, readSheet.bind(null, sheet.current))
    load()
    setStored(canStore)
    setReady(true)
    return watchBallot(key, load)
  }, [key, sheet])
  // oxlint-enable react/set-state-in-effect

  return { ballot: known, isReady, isStored, hasUnknownMarks: known.size < ballot.size, change }
}

function readSheet(sheet: HTMLElement): BallotMarks {
  const boxes = [...sheet.querySelectorAll('[aria-describedby]:checked')]
  const notes = [...sheet.querySelectorAll('textarea')].filter(({ value }) => value !== '')
  return new Map([
    ...boxes.map(({ id }) => [id, '1'] as const),
    ...notes.map(({ dataset, value }) => [dataset.note ?? '', value] as const),
  ])
}
