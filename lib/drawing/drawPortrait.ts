/** Server only: draws the placeholder portrait of a candidate without a photograph. */
import { outlineText, measureText } from './textOutline'
import { language } from '@/lib/locale/language'
import { getColor, type Scheme } from '@/lib/tokens/tokens'
import svgpath from 'svgpath'

const width = 960
const height = 1200
const fontSize = 340
/** Distance of the initials from the left and the bottom. */
const margin = 110

/** Initials of a name: of its first word, and of the surname that lists are sorted by. */
export function getInitials(name: string, sortName: string): string {
  return [name, sortName]
    .map((part) => [...part.trim().normalize('NFC')][0]?.toLocaleUpperCase(language) ?? '')
    .join('')
}

/**
 * Draws a 960 by 1200 SVG with a light and a dark scheme: the initials in the lower left corner, the first in gray and
 * the surname's in bold, as lists print names. Kept small: a list shows many.
 */
export function drawPortrait(initials: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${buildStyleRules('light')}@media(prefers-color-scheme:dark){${buildStyleRules('dark')}}</style><rect width="${width}" height="${height}"/>${drawInitials(initials)}</svg>
`
}

function buildStyleRules(scheme: Scheme): string {
  const color = (name: string) => getColor(name, scheme)
  return `svg{fill:${color('ink')}}rect{fill:${color('wash')}}g{fill:${color('quiet')}}`
}

/** Draws the initials as outlines, or as text in the reader's font if ours lack a character. */
function drawInitials(initials: string): string {
  const [given = '', ...surname] = initials
  const baseline = height - margin
  const first = outlineText(given, 400, fontSize, margin, baseline)
  const last = outlineText(surname.join(''), 700, fontSize, margin + measureText(given, 400, fontSize), baseline)
  if (first !== undefined && last !== undefined)
    return `<g><path d="${compactPath(first)}"/></g><path d="${compactPath(last)}"/>`
  const text = initials.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${margin}" y="${baseline}" font-family="serif" font-size="${fontSize}">${text}</text>`
}

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
