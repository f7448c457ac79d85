/**
 * Applies the difference between `before` and `after` to `source`, which is `before` with other whitespace. Unchanged lines
 * keep the whitespace of `source`.
 */
export function patchLines(source: string, before: string, after: string): string {
  const [own, old, next] = [source, before, after].map((text) => text.split('\n')) as [string[], string[], string[]]
  const places = new Map(matchLines(old.map(removeSpaces), own.map(removeSpaces)))
  const positions = new Map(matchLines(old, next))
  const result: string[] = []
  let [place, line, position] = [0, 0, 0]
  for (const end of [...old.keys(), old.length]) {
    const [placeEnd, positionEnd] = [places.get(end), positions.get(end)]
    if (placeEnd === undefined || positionEnd === undefined) continue
    const isSame = old.slice(line, end).join('\n') === next.slice(position, positionEnd).join('\n')
    result.push(...(isSame ? own.slice(place, placeEnd) : next.slice(position, positionEnd)))
    result.push(...own.slice(placeEnd, placeEnd + 1))
    ;[place, line, position] = [placeEnd + 1, end + 1, positionEnd + 1]
  }
  return result.join('\n')
}

function removeSpaces(line: string): string {
  return line.replaceAll(' ', '')
}

/** A pair of equal lines, and the pairs above it. */
interface Match {
  readonly lines: readonly [number, number]
  readonly above?: Match
}

/** Stops comparing after this many differences, because the time grows with their square. */
const maxDistance = 2000

/** Returns the pairs of lines of a longest common subsequence, by Myers's algorithm, and the pair of the ends. */
function matchLines(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  const ends = new Map<number, { readonly x: number; readonly match?: Match }>([[1, { x: 0 }]])
  for (let distance = 0; ; distance++) {
    for (let diagonal = -distance; diagonal <= distance; diagonal += 2) {
      const [down, right] = [ends.get(diagonal + 1), ends.get(diagonal - 1)]
      const isDown = down !== undefined && (right === undefined || right.x < down.x)
      let { x = 0, match } = (isDown ? down : right) ?? {}
      if (!isDown) x++
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal])
        match = { lines: [x, x++ - diagonal], above: match }
      ends.set(diagonal, { x, match })
      if ((x >= a.length && x - diagonal >= b.length) || distance > maxDistance)
        return [...listMatches(match), [a.length, b.length]]
    }
  }
}

function* listMatches(match: Match | undefined) {
  for (let current = match; current; current = current.above) yield current.lines
}
