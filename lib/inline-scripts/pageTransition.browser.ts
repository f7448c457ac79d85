import type { Device } from './device'

/**
 * Skips view transitions on slow devices and connections. A transition first captures the current page, which takes an
 * old phone several frames, and a slow connection has already delayed the next page.
 */
export function skipCostlyTransitions(): void {
  addEventListener('pageswap', ({ viewTransition }) => {
    const { deviceMemory = 8, connection } = navigator as Device
    const isSlow = connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g'
    if (isSlow || deviceMemory < 4) viewTransition?.skipTransition()
  })
}
