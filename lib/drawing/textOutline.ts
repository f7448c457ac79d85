/** Server only: words as outlines, so that a drawing looks the same with any fonts installed, or none. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
// Node.js takes the package's main file, whose exports are the default; the lint rules read another.
// oxlint-disable import/default, import/no-named-as-default-member
import opentype, { type Font } from 'opentype.js'

/** Weights that a drawing may use. */
export type Weight = 400 | 700

/** Words set in one line. */
export interface TextOutline {
  /** What goes into the `d` of an SVG `<path>`. */
  readonly path: string
  /** Width of the line, in the unit of the size. */
  readonly width: number
}

/** Charis is Bitstream Charter, the site's first serif, with more letters; each file has some of them. */
const folder = join('node_modules', '@fontsource', 'charis-sil', 'files')
const subsets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const

type Step = { readonly type: string } & { readonly [key in 'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y']?: number }

interface Piece {
  readonly font: Font
  text: string
}

const fonts = new Map<string, Font>()

/**
 * @param text one line
 * @param size of the font, in the drawing's unit
 * @param x where the line starts, and y its baseline
 * @returns undefined when the fonts lack one of its letters
 */
export function outlineText(text: string, weight: Weight, size: number, x = 0, y = 0): TextOutline | undefined {
  const pieces = piecesOf(text, weight)
  if (!pieces) return undefined
  let width = 0
  let path = ''
  for (const piece of pieces) {
    const outline = piece.font.getPath(piece.text, x + width, y, size)
    path += outline.commands.map(describe).join('')
    width += piece.font.getAdvanceWidth(piece.text, size)
  }
  return { path, width }
}

/** The width that {@link outlineText} gives a line; 0 when the fonts lack one of its letters. Draws no outline. */
export function widthOf(text: string, weight: Weight, size: number): number {
  const pieces = piecesOf(text, weight) ?? []
  return pieces.reduce((sum, piece) => sum + piece.font.getAdvanceWidth(piece.text, size), 0)
}

/** A step of an outline as SVG says it. The font library's own way runs two numbers together when one is nearly 0. */
function describe({ type, x1, y1, x2, y2, x, y }: Step): string {
  const numbers = [x1, y1, x2, y2, x, y].filter((number) => number !== undefined)
  return type + numbers.map((number) => Math.round(number * 10) / 10 + 0).join(' ')
}

/** The text in pieces that one file can set; undefined when no file has a letter. */
function piecesOf(text: string, weight: Weight): Piece[] | undefined {
  const pieces: Piece[] = []
  for (const letter of text.normalize('NFC')) {
    const last = pieces.at(-1)
    if (last?.font.hasChar(letter)) last.text += letter
    else {
      const font = fontWith(letter, weight)
      if (!font) return undefined
      pieces.push({ font, text: letter })
    }
  }
  return pieces
}

/** Reads no more files than it must. */
function fontWith(letter: string, weight: Weight): Font | undefined {
  for (const subset of subsets) {
    const font = read(subset, weight)
    if (font.hasChar(letter)) return font
  }
  return undefined
}

function read(subset: string, weight: Weight): Font {
  const file = join(process.cwd(), folder, `charis-sil-${subset}-${weight}-normal.woff`)
  const known = fonts.get(file)
  if (known) return known
  const { buffer, byteOffset, byteLength } = readFileSync(file)
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
  fonts.set(file, font)
  return font
}
