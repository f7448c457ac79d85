type Point = readonly [x: number, y: number]

/**
 * The same outline in a third of the bytes: in whole numbers, every point from where the step before it ended.
 * @param path what goes into the `d` of an SVG `<path>`, as `outlineText` writes it: M, L and Q
 */
export function compactPath(path: string): string {
  let at: Point = [0, 0]
  let mirrored: Point | undefined
  const steps = [...path.matchAll(/([MLQ])([^MLQ]*)/g)].map(([, type = '', numbers = '']) => {
    const points = pairs(numbers)
    // A curve leaves out its control point where that mirrors the one before.
    const smooth = type === 'Q' && mirrored !== undefined && near(points[0]!, mirrored)
    const control = smooth ? mirrored! : points[0]!
    const written = smooth ? points.slice(1) : points
    const step = write(
      smooth ? 't' : type.toLowerCase(),
      written.flatMap((point) => minus(point, at)),
    )
    at = points.at(-1)!
    mirrored = type === 'Q' && step !== '' ? minus([2 * at[0], 2 * at[1]], control) : undefined
    return step
  })
  return steps.join('')
}

/** One step: `h` or `v` where it is level or upright, nothing where it leads nowhere. */
function write(type: string, numbers: readonly number[]): string {
  const [x, y] = numbers
  if (type !== 'm' && numbers.every((number) => number === 0)) return ''
  if (type === 'l' && y === 0) return `h${x}`
  if (type === 'l' && x === 0) return `v${y}`
  // A minus sign parts numbers as well as a space does.
  return type + numbers.join(' ').replaceAll(' -', '-')
}

function pairs(numbers: string): Point[] {
  const all = numbers.split(' ').map((number) => Math.round(Number(number)))
  return all.flatMap((x, index) => (index % 2 === 0 ? [[x, all[index + 1]!] as const] : []))
}

function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]]
}

/** As near as rounding leaves them. */
function near(a: Point, b: Point): boolean {
  return Math.abs(a[0] - b[0]) <= 1 && Math.abs(a[1] - b[1]) <= 1
}
