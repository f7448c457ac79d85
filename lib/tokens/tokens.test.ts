import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getColor, getColors, tokensFile } from './tokens'

const styleSheets = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !tokensFile.endsWith(file))
  .map((file) => ({ file, css: readFileSync(join('components', file), 'utf8').replace(/\/\*.*?\*\//gs, '') }))

/** Relative luminance of a color like `#1b1d1f`, as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colors, as WCAG defines it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  it.each(['ink', 'quiet', 'accent', 'pressed'])('text in %s has a contrast of 7:1 on every surface', (name) => {
    for (const surface of ['page', 'wash'])
      expect(contrast(getColor(name, scheme), getColor(surface, scheme))).toBeGreaterThanOrEqual(7)
  })

  it('a button has a contrast of 4.5:1 with the page and with its label, pressed or not', () => {
    for (const name of ['accent', 'pressed']) {
      expect(contrast(getColor(name, scheme), getColor('page', scheme))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(getColor(name, scheme), getColor('on-accent', scheme))).toBeGreaterThanOrEqual(4.5)
    }
  })
})

it('both schemes define the same colors', () => {
  expect(Object.keys(getColors('dark')).toSorted()).toEqual(Object.keys(getColors('light')).toSorted())
})

it.each(styleSheets)('$file has no color or size literals, except the two breakpoints', ({ css }) => {
  expect(css).not.toMatch(/#[0-9a-f]{3,8}\b(?!-)/i)
  expect(css).not.toMatch(/\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\(/)
  // Media queries cannot use tokens.
  const declarations = css.replaceAll(/\(min-width: (48|64)rem\)/g, '')
  expect(declarations).not.toMatch(
    /\b\d*\.?\d+(px|rem|em|ch|ex|lh|rlh|vw|vh|vi|vb|vmin|vmax|cqi|pt|pc|mm|cm|in|q|ms|s)\b/i,
  )
})

it.each(styleSheets)('$file does not style the whole page again with each part that arrives', ({ css }) => {
  expect(css).not.toMatch(/(html|:root|body):has\([^{},]*\) [^>{]/)
})

it('every token that a style sheet uses is defined', () => {
  const tokens = readFileSync(tokensFile, 'utf8')
  const used = styleSheets.flatMap(({ css }) => [...css.matchAll(/var\((--[a-z-]+)/g)].map(([, name]) => name))
  const missing = used.filter((name) => !tokens.includes(`${name}:`))
  expect(used.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

it('every token is used', () => {
  const all = styleSheets.map(({ css }) => css).join('')
  const tokens = [...readFileSync(tokensFile, 'utf8').matchAll(/(--(?!color)[a-z-]+):/g)].map(([, name]) => name!)
  expect(tokens.filter((name) => !all.includes(`var(${name})`))).toEqual([])
})
