import type { PrerenderedDocument } from './device'

/** Calls a function after the first paint, if the browser reports paints. */
export function observeFirstPaint(callback: () => void): void {
  // A frame callback would run before the paint has finished.
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    callback()
  }).observe({ type: 'paint', buffered: true })
}

/**
 * Calls a function in any browser once the page has loaded and painted. A small page loads before its first paint, so work
 * at the load event would delay that paint. A background page does not paint, so only its load event counts. A prerendered
 * page is hidden too, but is painted once a reader opens it.
 */
export function runAfterFirstPaint(callback: () => void): void {
  addEventListener('load', () => {
    const isInBackground = document.hidden && !(document as PrerenderedDocument).prerendering
    if (isInBackground || !PerformanceObserver.supportedEntryTypes?.includes('paint')) setTimeout(callback)
    else observeFirstPaint(callback)
  })
}
