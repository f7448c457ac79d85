/** Leaves the soft way between pages to devices that have it for nothing. */
import type { Device } from './device'

/**
 * A transition first takes a picture of the page that is left. An old phone needs some frames for it, and a slow
 * connection has made the reader wait enough: there the next page comes at once, when it comes.
 */
export function skipCostlyTransitions(): void {
  addEventListener('pageswap', ({ viewTransition }) => {
    const { deviceMemory = 8, connection } = navigator as Device
    const slow = connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g'
    if (slow || deviceMemory < 4) viewTransition?.skipTransition()
  })
}
