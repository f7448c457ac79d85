/** Server only: draws the image that other sites show next to a link (`og:image`), in the style of a ballot line. */
import { outlineText, measureText, type Weight } from './textOutline'
import { getColor } from '@/lib/tokens/tokens'
import { openGraphImageSize, type OpenGraphImage } from './openGraphImage'

const { width, height } = openGraphImageSize
const margin = 80
const contentWidth = width - 2 * margin
/** Middle of the heading and of the oval after it. */
const middle = 306
const oval = { rx: 62, ry: 38, stroke: 7 }
const headingWidth = contentWidth - 2 * oval.rx - 60
/** Font sizes of the heading, largest first. The first one at which the heading fits on two lines is used. */
const headingSizes = [120, 104, 88, 76, 64]
const lineHeight = 1.1

/**
 * Draws the image as an SVG without text elements. Omits a line if the fonts lack one of its characters. If they lack one
 * of the heading's, draws the site's logo in its place.
 */
export function drawOpenGraphImage({ siteTitle, heading, details, isMirrored }: OpenGraphImage): string {
  const draw = (text: string, weight: Weight, size: number, baseline: number) =>
    drawLine(text, weight, size, baseline, isMirrored)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${getColor('page', 'light')}"/>
<g fill="${getColor('ink', 'light')}">
<rect x="${margin}" y="70" width="${contentWidth}" height="14"/>
${draw(siteTitle, 400, 40, 140)}
${drawHeading(heading, isMirrored)}
<rect x="${margin}" y="466" width="${contentWidth}" height="3"/>
${draw(details[0], 700, 40, 524)}
${draw(details[1], 400, 34, 572)}
</g>
</svg>
`
}

function drawHeading(heading: string, isMirrored: boolean): string {
  const { size, lines } = layOutHeading(heading)
  const firstBaseline = middle - ((lines.length - 1) * size * lineHeight) / 2 + size * 0.34
  const paths = lines.map((text, index) =>
    drawLine(text, 700, size, firstBaseline + index * size * lineHeight, isMirrored),
  )
  if (paths.includes('')) return `<ellipse cx="${width / 2}" cy="${middle - 15}" ${formatRadii(2.5)}/>`
  const x = margin + oval.rx + oval.stroke / 2
  const outline = `fill="none" stroke="${getColor('ink', 'light')}" stroke-width="${oval.stroke}"`
  return [...paths, `<ellipse cx="${isMirrored ? x : width - x}" cy="${middle}" ${formatRadii(1)} ${outline}/>`].join(
    '\n',
  )
}

function formatRadii(scale: number): string {
  return `rx="${oval.rx * scale}" ry="${oval.ry * scale}"`
}

/** Draws one line of text from the margin at its start, scaled down if it is too wide. Returns '' if it cannot be drawn. */
function drawLine(text: string, weight: Weight, size: number, baseline: number, isMirrored: boolean): string {
  const full = measureText(text, weight, size)
  const scale = Math.min(1, contentWidth / full)
  const x = isMirrored ? width - margin - full * scale : margin
  const path = outlineText(text, weight, size * scale, x, baseline)
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
  for (const word of splitWords(text)) {
    const extended = `${lines.at(-1)}${word}`
    if (lines.length > 0 && measureText(extended.trimEnd(), 700, size) <= headingWidth)
      lines[lines.length - 1] = extended
    else lines.push(word)
  }
  return lines.map((line) => line.trimEnd())
}

/** Words between which a line may break, each with what follows it. Chinese words have no spaces between them. */
function splitWords(text: string): string[] {
  const words: string[] = []
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    const last = words.at(-1)
    const isChinese = /^\p{Script=Han}/u.test(segment) && last && /[\p{Script=Han}，。、：；！？）》”]$/u.test(last)
    if (last === undefined || isChinese || (last.endsWith(' ') && segment !== ' ')) words.push(segment)
    else words[words.length - 1] = last + segment
  }
  return words
}
