/** Server only: draws the image that other sites show next to a link (`og:image`), in the style of a ballot line. */
import { outlineText, measureText, type Weight } from './textOutline'
import { getColor } from '@/lib/tokens/tokens'
import { openGraphImageSize, type OpenGraphImage } from './openGraphImage'

const margin = 80
const contentWidth = openGraphImageSize.width - 2 * margin
/** Middle of the heading and of the oval to the right of it. */
const middle = 306
const oval = { rx: 62, ry: 38, stroke: 7 }
const headingWidth = contentWidth - 2 * oval.rx - 60
/** Font sizes of the heading, largest first. The first one at which the heading fits on two lines is used. */
const headingSizes = [120, 104, 88, 76, 64]
const lineHeight = 1.1

/** Draws the image as an SVG without text elements. Omits a line if the fonts lack one of its characters. */
export function drawOpenGraphImage({ siteTitle, heading, details }: OpenGraphImage): string {
  const { width, height } = openGraphImageSize
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${getColor('page', 'light')}"/>
<g fill="${getColor('ink', 'light')}">
<rect x="${margin}" y="70" width="${contentWidth}" height="14"/>
${drawLine(siteTitle, 400, 40, 140)}
${drawHeading(layOutHeading(heading))}
<rect x="${margin}" y="466" width="${contentWidth}" height="3"/>
${drawLine(details[0], 700, 40, 524)}
${drawLine(details[1], 400, 34, 572)}
</g>
<ellipse cx="${width - margin - oval.rx - oval.stroke / 2}" cy="${middle}" rx="${oval.rx}" ry="${oval.ry}" fill="none" stroke="${getColor('ink', 'light')}" stroke-width="${oval.stroke}"/>
</svg>
`
}

function drawHeading({ size, lines }: ReturnType<typeof layOutHeading>): string {
  const firstBaseline = middle - ((lines.length - 1) * size * lineHeight) / 2 + size * 0.34
  return lines.map((text, index) => drawLine(text, 700, size, firstBaseline + index * size * lineHeight)).join('\n')
}

/** Draws one line of text from the left margin, scaled down if it is too wide. */
function drawLine(text: string, weight: Weight, size: number, baseline: number): string {
  const scale = Math.min(1, contentWidth / measureText(text, weight, size))
  const path = outlineText(text, weight, size * scale, margin, baseline)
  return path === undefined ? '' : `<path d="${path}"/>`
}

/** Chooses the largest font size at which the heading fits. Below the smallest one, scales the text down. */
function layOutHeading(heading: string) {
  for (const size of headingSizes) {
    const lines = wrapText(heading, size)
    if (lines.length <= 2 && getMaxWidth(lines, size) <= headingWidth) return { size, lines }
  }
  const size = headingSizes.at(-1) ?? 0
  const lines = wrapText(heading, size)
  return { size: size * Math.min(1, headingWidth / getMaxWidth(lines, size), 4 / lines.length), lines }
}

function getMaxWidth(lines: readonly string[], size: number): number {
  return Math.max(...lines.map((text) => measureText(text, 700, size)))
}

function wrapText(text: string, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const extended = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && measureText(extended, 700, size) <= headingWidth) lines[lines.length - 1] = extended
    else lines.push(word)
  }
  return lines
}
