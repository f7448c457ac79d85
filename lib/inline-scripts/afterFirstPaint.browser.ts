/**
 * Does something once the page is loaded and the reader sees it. A small page is loaded before it is painted for the
 * first time, so the load event alone would have the reader wait. A page that nobody looks at yet has nothing to
 * paint.
 */
export function afterFirstPaint(act: () => void): void {
  addEventListener('load', () => {
    // Drawing goes on after the frame that paints, so only the browser knows when it is done. Old ones do not tell.
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) setTimeout(act)
    else
      new PerformanceObserver((_, observer) => {
        observer.disconnect()
        act()
      }).observe({ type: 'paint', buffered: true })
  })
}
