/**
 * Stands in every document of a visit, before its own scripts, and notes what the reader gets to see. What has to
 * outlive a document is kept in session storage. Times on the clock are milliseconds since 1970.
 */

/** What a visit has shown so far, over all its documents. */
export interface Seen {
  /** When the first document was asked for, on the clock. */
  start: number
  /** When a reader last clicked, on the clock. */
  click?: number
  /** When each first heading was painted for the first time, on the clock, by its words. */
  headings: Record<string, number>
}

/** What has been painted in this document; times since it was asked for. */
export interface Paints {
  first: number
  largest: number
  largestIsPicture: boolean
  shift: number
}

declare global {
  interface Window {
    paints: Paints
  }
}

const key = 'bench'

function note(change: (seen: Seen) => void): void {
  const seen: Seen = JSON.parse(sessionStorage.getItem(key) ?? `{"start":${performance.timeOrigin},"headings":{}}`)
  change(seen)
  sessionStorage.setItem(key, JSON.stringify(seen))
}

/** In a frame, before it is painted: what it is about to show is noted once it is. */
function look(): void {
  requestAnimationFrame(look)
  const heading = document.querySelector('h1')
  if (!heading?.checkVisibility()) return
  const words = heading.textContent
  if (words !== noted) setTimeout(() => noteHeading(words))
}

let noted: string | undefined

function noteHeading(words: string): void {
  noted = words
  note(({ headings }) => (headings[words] ??= performance.timeOrigin + performance.now()))
}

function observePaints(): void {
  const paints: Paints = { first: 0, largest: 0, largestIsPicture: false, shift: 0 }
  window.paints = paints
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.first = startTime
  })
  observe('largest-contentful-paint', (entry) => {
    paints.largest = entry.startTime
    paints.largestIsPicture = (entry as LargestContentfulPaint).element instanceof HTMLImageElement
  })
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number }
    if (!hadRecentInput) paints.shift += value
  })
}

function observe(type: string, use: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })
}

export default function recordPaints(): void {
  // The empty page before a visit has no storage.
  if (!location.protocol.startsWith('http')) return
  note(() => {})
  addEventListener('click', ({ timeStamp }) => note((seen) => (seen.click = performance.timeOrigin + timeStamp)), true)
  observePaints()
  look()
}
