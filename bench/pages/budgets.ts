/** What the pages of this site have to keep to, against the other sites and by themselves. */
import { kinds, measures, type Figures, type Kind, type Measure, type Results } from './measures'
import { format } from './table'

/** One bar for one kind of page. */
export interface Bar {
  /** What is asked. */
  readonly asked: string
  /** The figures that say whether it is kept. */
  readonly found: string
  readonly kept: boolean
}

/** Every bar, each kind of page for itself. */
export function checkBudgets(results: Results): readonly Bar[] {
  const every = (check: (kind: Kind) => Bar) => kinds.map(check)
  return [
    ...every((kind) => against(results, kind, 'largestPaint', 'floor', 1.05)),
    against(results, 'list', 'race', 'floor', 1.05),
    ...every((kind) => against(results, kind, 'largestPaint', 'app', 1 / 2)),
    // Of the page alone: the pictures are the same files for both, and what is fetched ahead belongs to the next page.
    ...every((kind) => against(results, kind, 'pageBytes', 'app', 1 / 8)),
    ...every((kind) => atMost(results, kind, 'pageBytes', 8000)),
    listBytes(results.list.site),
    ...every((kind) => atMost(results, kind, 'scripts', 0)),
    atMost(results, 'profile', 'strayPaints', 0),
  ]
}

/** The bars as text, a line each. */
export function describeBudgets(bars: readonly Bar[]): string {
  const width = Math.max(...bars.map(({ asked }) => asked.length))
  return bars
    .map(({ asked, found, kept }) => `${kept ? 'kept  ' : 'MISSED'}  ${asked.padEnd(width)}  ${found}`)
    .join('\n')
}

function against(results: Results, kind: Kind, name: Measure, other: 'floor' | 'app', most: number): Bar {
  const [own, theirs] = [figure(results[kind].site, name), figure(results[kind][other], name)]
  const ratio = own / theirs
  const words = { floor: 'bare HTML', app: 'the app' }[other]
  return {
    asked: `${kind}: ${measures[name].label.trim()} at most ${most} of ${words}`,
    found: `${ratio.toFixed(3)} (${format(name, own)} against ${format(name, theirs)})`,
    kept: ratio <= most,
  }
}

function atMost(results: Results, kind: Kind, name: Measure, most: number): Bar {
  const own = figure(results[kind].site, name)
  return {
    asked: `${kind}: ${measures[name].label.trim()} at most ${format(name, most)}`,
    found: format(name, own),
    kept: own <= most,
  }
}

function listBytes(list: Figures): Bar {
  const own = figure(list, 'pageBytes') + figure(list, 'pictureBytes')
  const most = 20_000
  return {
    asked: `list: bytes with the pictures in view at most ${format('bytes', most)}`,
    found: format('bytes', own),
    kept: own <= most,
  }
}

function figure(figures: Figures, name: Measure): number {
  const value = figures[name]
  if (value === undefined) throw new Error(`${name} was not measured.`)
  return value
}
