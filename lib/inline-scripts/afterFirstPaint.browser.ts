/**
 * Calls a function once the page has loaded and painted. A small page loads before its first paint, so work at the load
 * event would delay that paint. A hidden or prerendered page has no frames, so it waits until a reader opens it.
 */
export function runAfterFirstPaint(callback: () => void): void {
  addEventListener('load', () => {
    // Frames, because not every paint is reported: Firefox reports none of a page that opens scrolled. The first callback
    // runs before its frame is painted, and the second one after that.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(callback)))
  })
}
