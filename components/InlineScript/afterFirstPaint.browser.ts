/**
 * Does something once a reader sees the page. A small page is loaded before it is painted for the first time, so the
 * load event alone would have the reader wait. A page that nobody looks at yet has nothing to paint.
 */
export function afterFirstPaint(act: () => void): void {
  addEventListener('load', () => {
    if (document.hidden) setTimeout(act)
    else requestAnimationFrame(() => setTimeout(act))
  })
}
