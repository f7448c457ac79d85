/** Server only: the picture that stands beside a link to a page where links are shared. Set like a line of a ballot. */
import { outlineText, widthOf, type Weight } from './textOutline'
import { color } from '@/lib/tokens/tokens'
import { openGraphImageSize, type OpenGraphImage } from './openGraphImage'

const margin = 80
const inner = openGraphImageSize.width - 2 * margin
const oval = { rx: 62, ry: 38, stroke: 7 }
/** Room for the heading, which stands beside the oval. */
const room = inner - 2 * oval.rx - 60
/** The largest at which the heading fits in two lines is taken. */
const sizes = [120, 104, 88, 76, 64]
const leading = 1.1

/** An SVG picture, of outlines only. Words that our fonts lack letters for are left out. */
export function drawOpenGraphImage({ siteTitle, heading, details }: OpenGraphImage): string {
  const { width, height } = openGraphImageSize
  const { size, lines } = fit(heading)
  const middle = 306
  const first = middle - ((lines.length - 1) * size * leading) / 2 + size * 0.34
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${color('page', 'light')}"/>
<g fill="${color('ink', 'light')}">
<rect x="${margin}" y="70" width="${inner}" height="14"/>
${line(siteTitle, 400, 40, 140)}
${lines.map((text, index) => line(text, 700, size, first + index * size * leading)).join('\n')}
<rect x="${margin}" y="466" width="${inner}" height="3"/>
${line(details[0], 700, 40, 524)}
${line(details[1], 400, 34, 572)}
</g>
<ellipse cx="${width - margin - oval.rx - oval.stroke / 2}" cy="${middle}" rx="${oval.rx}" ry="${oval.ry}" fill="none" stroke="${color('ink', 'light')}" stroke-width="${oval.stroke}"/>
</svg>
`
}

/** One line from the margin on; smaller where it would leave the picture. */
function line(text: string, weight: Weight, size: number, baseline: number): string {
  const full = widthOf(text, weight, size)
  const set = outlineText(text, weight, full > inner ? (size * inner) / full : size, margin, baseline)
  return set ? `<path d="${set.path}"/>` : ''
}

/** The heading in as few and as large lines as its room allows. */
function fit(heading: string): { size: number; lines: readonly string[] } {
  const smallest = sizes.at(-1)!
  const found = sizes.map((size) => ({ size, lines: wrap(heading, size) })).find(fits)
  if (found) return found
  const lines = wrap(heading, smallest)
  const widest = Math.max(...lines.map((text) => widthOf(text, 700, smallest)))
  return { size: smallest * Math.min(1, room / widest, 4 / lines.length), lines }
}

function fits({ size, lines }: { size: number; lines: readonly string[] }): boolean {
  return lines.length <= 2 && lines.every((text) => widthOf(text, 700, size) <= room)
}

function wrap(heading: string, size: number): string[] {
  const lines: string[] = []
  for (const word of heading.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer, 700, size) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
