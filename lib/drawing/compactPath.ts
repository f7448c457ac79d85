import svgpath from 'svgpath'

/**
 * Shortens SVG path data to less than half its length: whole numbers, relative commands, and shorthand commands where
 * possible.
 * @param path path data with absolute M, L and Q commands, as `outlineText` returns it
 */
export function compactPath(path: string): string {
  // The control point that a `t` command would imply, relative to the current point.
  let reflection: readonly [x: number, y: number] | undefined
  return svgpath(path)
    .round(0)
    .rel()
    .iterate(([command, x1 = 0, y1 = 0, x = 0, y = 0]) => {
      const implied = reflection
      reflection = undefined
      if (command === 'l') {
        if (x1 === 0) return y1 === 0 ? [] : [['v', y1]]
        return y1 === 0 ? [['h', x1]] : undefined
      }
      if (command !== 'q') return undefined
      if ([x1, y1, x, y].every((number) => number === 0)) return []
      // Rounding moves each point by up to half a unit.
      const isSmooth = implied !== undefined && Math.abs(x1 - implied[0]) <= 1 && Math.abs(y1 - implied[1]) <= 1
      const [controlX, controlY] = isSmooth ? implied : [x1, y1]
      reflection = [x - controlX, y - controlY]
      return isSmooth ? [['t', x, y]] : undefined
    })
    .toString()
}
