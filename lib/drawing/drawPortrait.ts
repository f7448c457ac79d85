/** Server only: draws the placeholder portrait of a candidate without a photograph. */
import { outlineText, textWidth } from './textOutline'
import { compactPath } from './compactPath'
import { language } from '@/lib/locale/language'
import { getColor, type Scheme } from '@/lib/tokens/tokens'

/** Half of the drawing's size. The origin is in the center. */
const halfWidth = 480
const halfHeight = 600
/** The oval around the initials. The rings around it have the same shape. */
const oval = { rx: 328, ry: 410 }
/** Distance between two rings: fine lines in a large portrait, an even gray in a small one. */
const ringDistance = 30
const fontSize = 288

/** Initials of a name: of its first word, and of the surname that lists are sorted by. */
export function getInitials(name: string, sortName: string): string {
  return [name, sortName]
    .map((part) => [...part.trim().normalize('NFC')][0]?.toLocaleUpperCase(language) ?? '')
    .join('')
}

/**
 * Draws a 960 by 1200 SVG with a light and a dark scheme: the initials in a ballot oval, with rings around it. It has
 * few bytes, since a list shows many.
 */
export function drawPortrait(initials: string): string {
  const size = `width="${2 * halfWidth}" height="${2 * halfHeight}"`
  const viewBox = [-halfWidth, -halfHeight, 2 * halfWidth, 2 * halfHeight].join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${viewBox}"><style>${styleRules('light')}@media(prefers-color-scheme:dark){${styleRules('dark')}}</style><rect ${size} x="${-halfWidth}" y="${-halfHeight}"/><g fill="none" stroke-width="7" transform="scale(${oval.rx / oval.ry} 1)">${drawRings()}</g><ellipse stroke-width="20" rx="${oval.rx}" ry="${oval.ry}"/>${drawInitials(initials)}</svg>
`
}

function styleRules(scheme: Scheme): string {
  const color = (name: string) => getColor(name, scheme)
  return `svg{fill:${color('ink')}}rect{fill:${color('portrait')}}g{stroke:${color('engraving')}}ellipse{fill:${color('page')};stroke:${color('ink')}}`
}

/** Draws circles, up to the one through the corners. The group around them scales them to ovals. */
function drawRings(): string {
  const cornerDistance = Math.SQRT2 * halfHeight
  const count = Math.floor((cornerDistance - oval.ry) / ringDistance)
  return Array.from({ length: count }, (_, index) => `<circle r="${oval.ry + ringDistance * (index + 1)}"/>`).join('')
}

/** Draws the initials as outlines, or as text in the reader's font if ours lack a character. */
function drawInitials(initials: string): string {
  const baseline = fontSize / 3
  const path = outlineText(initials, 700, fontSize, -textWidth(initials, 700, fontSize) / 2, baseline)
  if (path !== undefined) return `<path d="${compactPath(path)}"/>`
  const text = initials.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text y="${baseline}" text-anchor="middle" font-family="serif" font-weight="700" font-size="${fontSize}">${text}</text>`
}
