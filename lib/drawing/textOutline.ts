/** Server only: converts text to outlines, so that a drawing does not depend on installed fonts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
// Node.js loads the CommonJS build, which has a default export only. The lint rules check the ES module.
// oxlint-disable import/default, import/no-named-as-default-member
import opentype, { type Font } from 'opentype.js'

export type Weight = 400 | 700

/**
 * Fonts, and the files with their characters, in order of preference. Charis SIL extends Bitstream Charter, the site's
 * preferred serif. No font has letters that join, as in Arabic: opentype.js places them apart.
 */
const fonts = {
  'charis-sil': ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
  'noto-serif-sc': ['chinese-simplified'],
} as const
const fontFiles = Object.entries(fonts).flatMap(([font, subsets]) =>
  subsets.map((subset) => join('node_modules', '@fontsource', font, 'files', `${font}-${subset}`)),
)

type Command = { readonly type: string } & { readonly [key in 'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y']?: number }

/** Consecutive characters that one font file contains. */
interface TextRun {
  readonly font: Font
  text: string
}

const fontCache = new Map<string, Font>()

/**
 * Converts one line of text to SVG path data.
 * @param size font size, in the drawing's unit
 * @param x start of the line
 * @param y baseline
 * @returns undefined if the fonts lack one of the characters
 */
export function outlineText(text: string, weight: Weight, size: number, x = 0, y = 0): string | undefined {
  const runs = splitIntoRuns(text, weight)
  if (!runs) return undefined
  let left = x
  let path = ''
  for (const run of runs) {
    path += run.font.getPath(run.text, left, y, size).commands.map(serializeCommand).join('')
    left += run.font.getAdvanceWidth(run.text, size)
  }
  return path
}

/** Width of a line of text, in the unit of `size`. 0 if the fonts lack one of the characters. */
export function measureText(text: string, weight: Weight, size: number): number {
  const runs = splitIntoRuns(text, weight) ?? []
  return runs.reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0)
}

/** Replaces opentype.js's own serialization, which runs two numbers together if one is close to 0. */
function serializeCommand({ type, x1, y1, x2, y2, x, y }: Command): string {
  const numbers = [x1, y1, x2, y2, x, y].filter((number) => number !== undefined)
  return type + numbers.map((number) => Math.round(number * 10) / 10 + 0).join(' ')
}

function splitIntoRuns(text: string, weight: Weight): TextRun[] | undefined {
  const runs: TextRun[] = []
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1)
    if (last?.font.hasChar(character)) last.text += character
    else {
      const font = findFont(character, weight)
      if (!font) return undefined
      runs.push({ font, text: character })
    }
  }
  return runs
}

/** Finds the first font file with a character. Later files are not loaded. */
function findFont(character: string, weight: Weight): Font | undefined {
  for (const name of fontFiles) {
    const font = loadFont(`${name}-${weight}-normal.woff`)
    if (font.hasChar(character)) return font
  }
  return undefined
}

function loadFont(file: string): Font {
  const cached = fontCache.get(file)
  if (cached) return cached
  const { buffer, byteOffset, byteLength } = readFileSync(join(process.cwd(), file))
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
  fontCache.set(file, font)
  return font
}
