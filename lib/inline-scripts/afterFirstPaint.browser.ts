/**
 * Calls a function once the page has loaded and painted. A small page loads before its first paint, so work at the load
 * event would delay that paint. A background page does not paint, so only its load event counts.
 */
export function runAfterFirstPaint(callback: () => void): void {
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
