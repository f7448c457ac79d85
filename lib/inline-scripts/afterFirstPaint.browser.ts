/**
 * Calls a function once the page has loaded and painted. A small page loads before its first paint, so the load event
 * alone would delay that paint. A page in the background does not paint, so it only waits for the load event.
 */
export function afterFirstPaint(callback: () => void): void {
  addEventListener('load', () => {
    // A frame callback would run before the paint has finished. Older browsers do not report paints.
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) setTimeout(callback)
    else
      new PerformanceObserver((_, observer) => {
        observer.disconnect()
        callback()
      }).observe({ type: 'paint', buffered: true })
  })
}
