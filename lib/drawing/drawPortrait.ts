/** Server only: the neutral portrait of a candidate without a photograph, the same for everyone but the initials. */
import { outlineText, widthOf } from './textOutline'
import { compactPath } from './compactPath'
import { color, type Scheme } from '@/lib/tokens/tokens'

/** Half of the picture's width and height: the drawing's middle is at 0. */
const half = { width: 480, height: 600 }
/** The oval that holds the initials; the lines around it keep its shape. */
const oval = { rx: 328, ry: 410 }
/** From line to line: fine when large, an even grey when small. */
const step = 30
const size = 288

/** Initials of a name: of its first word, and of the surname that lists are sorted by. */
export function initialsOf(name: string, sortName: string): string {
  return [name, sortName].map((part) => [...part.trim().normalize('NFC')][0]?.toLocaleUpperCase('en') ?? '').join('')
}

/**
 * An SVG picture of 960 by 1200, light and dark: the initials in a ballot oval, and the oval's lines around it. Short to
 * write, since a list shows many.
 */
export function drawPortrait(initials: string): string {
  const [x, y] = [-half.width, -half.height]
  const extent = `width="${2 * half.width}" height="${2 * half.height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${extent} viewBox="${x} ${y} ${-2 * x} ${-2 * y}"><style>${rules('light')}@media(prefers-color-scheme:dark){${rules('dark')}}</style><rect ${extent} x="${x}" y="${y}"/><g fill="none" stroke-width="7" transform="scale(${oval.rx / oval.ry} 1)">${lines()}</g><ellipse stroke-width="20" rx="${oval.rx}" ry="${oval.ry}"/>${letters(initials)}</svg>
`
}

function rules(scheme: Scheme): string {
  const of = (name: string) => color(name, scheme)
  return `svg{fill:${of('ink')}}rect{fill:${of('portrait')}}g{stroke:${of('engraving')}}ellipse{fill:${of('page')};stroke:${of('ink')}}`
}

/** Circles up to the one that meets the corners; drawn narrower, they are ovals around the oval. */
function lines(): string {
  const corner = Math.SQRT2 * half.height
  const count = Math.floor((corner - oval.ry) / step)
  return Array.from({ length: count }, (_, index) => `<circle r="${oval.ry + step * (index + 1)}"/>`).join('')
}

/** The initials in the middle: as outlines, or in the reader's own font where ours lacks a letter. */
function letters(initials: string): string {
  const baseline = size / 3
  const set = outlineText(initials, 700, size, -widthOf(initials, 700, size) / 2, baseline)
  if (set) return `<path d="${compactPath(set.path)}"/>`
  const text = initials.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text y="${baseline}" text-anchor="middle" font-family="serif" font-weight="700" font-size="${size}">${text}</text>`
}
