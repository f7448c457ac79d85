/** Records paints in every document of a visit, before its own scripts. Session storage keeps the timeline. */

/** Events of a visit, over all its documents. Times are milliseconds since 1970. */
export interface Timeline {
  /** Time of the last click. */
  click?: number
  /** First paint of each `h1`, by its text. */
  headings: Record<string, number>
}

/** Paints of the current document. Times are milliseconds since the start of its navigation. */
export interface PaintMetrics {
  firstPaint: number
  largestPaint: number
}

declare global {
  interface Window {
    paintMetrics: PaintMetrics
  }
}

const storageKey = 'bench'

function updateTimeline(update: (timeline: Timeline) => void): void {
  const stored = sessionStorage.getItem(storageKey)
  const timeline: Timeline = stored ? JSON.parse(stored) : { headings: {} }
  update(timeline)
  sessionStorage.setItem(storageKey, JSON.stringify(timeline))
}

let lastHeading: string | undefined

/** Checks the heading in every frame. The timeout runs after the frame is painted. */
function watchHeading(): void {
  requestAnimationFrame(watchHeading)
  const heading = document.querySelector('h1')
  if (!heading?.checkVisibility()) return
  const text = heading.textContent
  if (text !== lastHeading) setTimeout(() => recordHeading(text))
}

function recordHeading(text: string): void {
  lastHeading = text
  // Before the storage is read, which takes a while in a new process.
  const time = performance.timeOrigin + performance.now()
  updateTimeline(({ headings }) => (headings[text] ??= time))
}

function observePaints(): void {
  const metrics: PaintMetrics = { firstPaint: 0, largestPaint: 0 }
  window.paintMetrics = metrics
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    metrics.largestPaint = startTime
  })
}

function observe(type: string, handleEntry: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(handleEntry)).observe({ type, buffered: true })
}

function recordClick({ timeStamp }: Event): void {
  updateTimeline((timeline) => (timeline.click = performance.timeOrigin + timeStamp))
}

export default function recordPaints(): void {
  // The blank page of a new tab has no session storage.
  if (!location.protocol.startsWith('http')) return
  addEventListener('click', recordClick, true)
  observePaints()
  watchHeading()
}
