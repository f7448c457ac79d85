/** Server only: draws the image that other sites show next to a link (`og:image`), in the style of a ballot line. */
import sharp, { type OverlayOptions } from 'sharp'
import { getColor } from '@/lib/tokens/tokens'
import { openGraphImageSize, type OpenGraphImage } from './openGraphImage'
import { renderText, type RenderedText } from './renderText'

const { width, height } = openGraphImageSize
const margin = 80
const contentWidth = width - 2 * margin
/** Middle of the heading and of the oval after it. */
const middle = 306
const oval = { rx: 62, ry: 38, stroke: 7 }
const headingWidth = contentWidth - 2 * oval.rx - 60
/** Font sizes of the heading, largest first. The first one at which the heading fits on two lines is used. */
const headingSizes = [120, 104, 88, 76, 64]
/** Height of a heading that fits at none of them, in pixels. It is scaled down. */
const maxHeadingHeight = 290

/** A 16-color palette is enough for anti-aliased text. sharp's default effort takes three times as long. */
const pngOptions = { palette: true, colors: 16, dither: 0, effort: 1 } as const

/** Returns a PNG. Omits a line with a character that the fonts lack, and replaces such a heading by the site's logo. */
export async function drawOpenGraphImage({ siteTitle, heading, details, isMirrored }: OpenGraphImage): Promise<Buffer> {
  const color = getColor('ink', 'light')
  const drawLine = async (text: string, size: number, top: number, isBold = false) => {
    const line = await renderText(text, { size, color, isBold })
    return line && place(await scaleDown(line, contentWidth, height), top, isMirrored)
  }
  const headingText = await renderHeading(heading, color, isMirrored)
  const overlays = [
    await drawLine(siteTitle, 40, 111),
    headingText && place(headingText, middle - headingText.info.height / 2, isMirrored),
    await drawLine(details[0], 40, 495, true),
    await drawLine(details[1], 34, 547),
  ].filter((text) => text !== undefined)
  return sharp(Buffer.from(drawBackground(color, headingText !== undefined, isMirrored)))
    .composite(overlays)
    .png(pngOptions)
    .toBuffer()
}

/** Draws everything except text, as an SVG. */
function drawBackground(ink: string, hasHeading: boolean, isMirrored: boolean): string {
  const { rx, ry, stroke } = oval
  const x = margin + rx + stroke / 2
  const ellipse = hasHeading
    ? `cx="${isMirrored ? x : width - x}" cy="${middle}" rx="${rx}" ry="${ry}" fill="none" stroke="${ink}" stroke-width="${stroke}"`
    : `cx="${width / 2}" cy="${middle - 15}" rx="${rx * 2.5}" ry="${ry * 2.5}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${ink}">
<rect width="${width}" height="${height}" fill="${getColor('page', 'light')}"/>
<rect x="${margin}" y="70" width="${contentWidth}" height="14"/>
<ellipse ${ellipse}/>
<rect x="${margin}" y="466" width="${contentWidth}" height="3"/>
</svg>`
}

/** Places text at the margin where lines begin. */
function place({ data, info }: RenderedText, top: number, isMirrored: boolean): OverlayOptions {
  const left = isMirrored ? width - margin - info.width : margin
  return { input: data, raw: info, left, top: Math.round(top) }
}

async function renderHeading(text: string, color: string, isMirrored: boolean): Promise<RenderedText | undefined> {
  // Pango aligns lines of Arabic letters at the right by itself.
  const align = isMirrored && !/\p{Script=Arabic}/u.test(text) ? 'right' : 'left'
  let heading: RenderedText | undefined
  for (const size of headingSizes) {
    heading = await renderText(text, { size, color, isBold: true, width: headingWidth, align })
    if (!heading) return undefined
    const { info } = heading
    if (info.width <= headingWidth && info.height < 2.5 * size) return heading
  }
  return heading && scaleDown(heading, headingWidth, maxHeadingHeight)
}

async function scaleDown({ data, info }: RenderedText, maxWidth: number, maxHeight: number): Promise<RenderedText> {
  return sharp(data, { raw: info })
    .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true })
}
