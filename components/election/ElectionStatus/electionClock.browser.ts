/** Follows the reader's clock, so that pages can state what is true now. */
import { findElectionState, type Schedule } from '@/guide/words/electionStatus'

/** Event on the document each time the clock was read. */
export const CLOCK_EVENT = 'electionclock'

/** Every change is at a full minute. A short timer also ends soon after the device has slept. */
const MINUTE = 60_000

/**
 * Sets the state of the election as `data-status` of the root element, and the number of days as `data-days`. Runs in the
 * head, so no other state is ever painted.
 */
export default function startElectionClock(schedule: Schedule): void {
  const { dataset } = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const readClock = () => {
    const now = Date.now()
    const { status, days } = findElectionState(schedule, now)
    dataset.status = status
    if (days === undefined) delete dataset.days
    else dataset.days = String(days)
    document.dispatchEvent(new Event(CLOCK_EVENT))
    clearTimeout(timer)
    if (!document.hidden) timer = setTimeout(readClock, MINUTE - (now % MINUTE))
  }
  readClock()
  document.addEventListener('visibilitychange', readClock)
  // Pages restored from the back/forward cache may be days old.
  addEventListener('pageshow', readClock)
}
