/** Server only: the neutral portrait of a candidate without a photograph, the same for everyone but the initials. */
import { setLine } from '@/components/Letters/letters'
import { colour, type Scheme } from '@/components/Theme/tokens'

const width = 480
const height = 600
/** The oval that holds the initials; the lines around it keep its shape. */
const oval = { rx: 164, ry: 205 }
/** From line to line: fine when large, an even grey when small. */
const step = 12
const size = 144

/** Initials of a name: of its first word, and of the surname that lists are sorted by. */
export function initialsOf(name: string, sortName: string): string {
  return [name, sortName].map((part) => [...part.trim().normalize('NFC')][0]?.toLocaleUpperCase('en') ?? '').join('')
}

/** An SVG picture of 480 by 600, light and dark: the initials in a ballot oval, and the oval's lines around it. */
export function drawPortrait(initials: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>${rules('light')}@media (prefers-color-scheme:dark){${rules('dark')}}</style>
<rect class="p" width="${width}" height="${height}"/>
<g class="e">${lines()}</g>
<ellipse class="o" cx="${width / 2}" cy="${height / 2}" rx="${oval.rx}" ry="${oval.ry}"/>
${letters(initials)}
</svg>
`
}

function rules(scheme: Scheme): string {
  const of = (name: string) => colour(name, scheme)
  return `.p{fill:${of('portrait')}}.e{fill:none;stroke:${of('engraving')};stroke-width:3}.o{fill:${of('page')};stroke:${of('ink')};stroke-width:10}.i{fill:${of('ink')}}`
}

/** Ovals around the oval, up to the one that meets the corners. */
function lines(): string {
  const corner = Math.SQRT2 * (width / 2)
  const count = Math.floor((corner - oval.rx) / step)
  return Array.from({ length: count }, (_, index) => {
    const rx = oval.rx + step * (index + 1)
    return `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${rx}" ry="${(rx * oval.ry) / oval.rx}"/>`
  }).join('')
}

/** The initials in the middle: as outlines, or in the reader's own font where ours lacks a letter. */
function letters(initials: string): string {
  const baseline = height / 2 + size / 3
  const set = setLine(initials, 700, size)
  if (set)
    return `<path class="i" transform="translate(${Math.round((width - set.width) / 2)} ${baseline})" d="${set.path}"/>`
  const text = initials.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text class="i" x="${width / 2}" y="${baseline}" text-anchor="middle" font-family="serif" font-weight="700" font-size="${size}">${text}</text>`
}
