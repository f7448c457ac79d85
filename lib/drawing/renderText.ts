/** Server only: renders text with fonts from `node_modules`, so that an image does not depend on installed fonts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type OutputInfo, type TextAlign } from 'sharp'
import { escapeMarkup } from './drawings'

/** In order of preference. Charis SIL extends Bitstream Charter, the site's preferred serif. */
const families = 'Charis SIL, Noto Naskh Arabic, ZCOOL XiaoWei'

/** Their files. Pango reads no WOFF files. */
const fontFiles = [
  'charis-sil/400Regular/CharisSIL_400Regular.ttf',
  'charis-sil/700Bold/CharisSIL_700Bold.ttf',
  'noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
  'noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf',
  'zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf',
].map((path) => join(process.cwd(), 'node_modules', '@expo-google-fonts', path))

/** Raw pixels, cropped to the letters. */
export interface RenderedText {
  readonly data: Buffer
  readonly info: OutputInfo
}

interface TextStyle {
  /** Font size in pixels. */
  readonly size: number
  readonly color: string
  readonly isBold?: boolean
  readonly align?: TextAlign
  /** Width in pixels at which lines break between words. A long word may be wider. */
  readonly width?: number
}

/** Text without a width breaks before it is too wide to be drawn. */
const maxWidth = 20_000

let fontsLoaded: Promise<void> | undefined
let knownCharacters: ReadonlySet<string> | undefined

/** Renders text. Returns undefined if it is invisible, or if the fonts lack one of its characters. */
export async function renderText(
  text: string,
  { size, color, isBold = false, width = maxWidth, align }: TextStyle,
): Promise<RenderedText | undefined> {
  const normalized = text.normalize('NFC')
  if (!/[^\s\p{Cf}]/u.test(normalized) || !hasGlyphs(normalized)) return undefined
  await (fontsLoaded ??= loadFonts())
  const escaped = escapeMarkup(keepWords(normalized))
  // In Pango units, 1/1024 of a point. By default, each font has a line height of its own.
  const lineHeight = Math.round(size * 1.1 * 1024)
  const markup = `<span foreground="${color}" line_height="${lineHeight}">${escaped}</span>`
  // Letters beside Chinese characters must have their baseline.
  const first = /\p{Script=Han}/u.test(normalized) ? 'ZCOOL XiaoWei, ' : ''
  const font = `${first}${families} ${isBold ? 'Bold ' : ''}${size}`
  return sharp({ text: { text: markup, font, dpi: 72, rgba: true, width, align } })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Inserts word joiners, so that lines break at spaces and between Chinese words, but not at hyphens. */
function keepWords(text: string): string {
  const segments = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)
  return Array.from(segments, ({ segment }) =>
    /^\p{Script=Han}/u.test(segment) ? [...segment].join('\u2060') : segment.replace('-', '-\u2060'),
  ).join('')
}

function hasGlyphs(text: string): boolean {
  const known = (knownCharacters ??= new Set(fontFiles.flatMap((file) => readCharacters(readFileSync(file)))))
  return [...text].every((character) => known.has(character))
}

/** Lists the 16-bit characters of a TrueType font, from the format 4 subtable of its `cmap` table. */
function readCharacters(font: Buffer): string[] {
  const cmap = font.readUInt32BE(font.indexOf('cmap') + 8)
  const count = font.readUInt16BE(cmap + 2)
  const subtables = Array.from({ length: count }, (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index))
  const subtable = subtables.find((offset) => font.readUInt16BE(offset) === 4)
  if (subtable === undefined) throw new Error('A font has no cmap table of format 4.')
  const characters: string[] = []
  // Two lists, with the last and the first character of each range.
  const bytes = font.readUInt16BE(subtable + 6)
  for (let offset = subtable + 14; offset < subtable + 14 + bytes; offset += 2)
    for (let code = font.readUInt16BE(offset + 2 + bytes); code <= font.readUInt16BE(offset); code += 1)
      characters.push(String.fromCharCode(code))
  return characters
}

async function loadFonts(): Promise<void> {
  // oxlint-disable-next-line node/no-process-env -- variables of libraries, not options of a build
  const { env } = process
  const previous = { ...env }
  env.FONTCONFIG_FILE = join(process.cwd(), 'lib', 'drawing', 'fonts.conf')
  // Pango's default backend on macOS cannot load font files.
  env.PANGOCAIRO_BACKEND = 'fontconfig'
  try {
    // One after another: the order of the fonts must not vary.
    for (const fontfile of fontFiles) await sharp({ text: { text: 'x', fontfile } }).toBuffer()
  } finally {
    // Browsers that this process starts later need the installed fonts.
    for (const name of ['FONTCONFIG_FILE', 'PANGOCAIRO_BACKEND'])
      if (previous[name] === undefined) delete env[name]
      else env[name] = previous[name]
  }
}
