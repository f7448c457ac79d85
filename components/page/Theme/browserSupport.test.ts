/**
 * Pages are readable in every browser, and have their styles from Chrome 90, Safari 14.1 and Firefox 90. The rules here
 * reject what those versions lack and a page cannot do without.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokensFile } from '@/lib/tokens/tokens'

const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('components', file))
const styleSheets = [...files, tokensFile].map((file) => ({
  file,
  css: readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, ''),
}))

/** CSS that the oldest supported browsers lack, without a fallback. */
const rejected: Readonly<Record<string, RegExp>> = {
  'nested rules': /&|(?:^|[{};])\s*[^\s@{};][^{};]*\{[^{}]*\{/,
  'container queries': /@container|\bcontainer(-type|-name)?:/,
  'other at-rules': /@(property|scope|starting-style|custom-media)/,
  'ranges in media queries': /@media[^{]*[<>]/,
  'color functions': /\b(color-mix|light-dark|oklab|oklch|lab|lch|hwb)\(/,
  'masonry and values of subgrid other than alone': /masonry|(?<!grid-template-rows:\s)subgrid/,
  'separate transforms': /[{;]\s*(translate|rotate|scale|offset|inset-area|position-area):/,
  'logical corners': /border-(start|end)-(start|end)-radius/,
  'units of a small or large window, except as a maximum': /(?<!max-block-size: calc\(\d*)\d[dsl]v[hwib]\b/,
  'several values in text-decoration, which WebKit drops if one is a variable': /text-decoration:\s*(?!none;)/,
  // Without it, an element must have a height, or attributes of its width and height.
  'aspect-ratio, except in a portrait': /(?<!block-size: auto;\s*)aspect-ratio/,
  // Browsers without the selector drop the others of its list.
  ':has() or :focus-visible in a list': /,[^{}();]*:(has|focus-visible)\b|:(has|focus-visible)\b[^{};]*,[^{}]*\{/,
}

function listRejected(css: string): string[] {
  // Lists in `:is()` and `:where()` may have selectors that a browser lacks.
  const outside = css.replace(/:(is|where)\([^()]*\)/g, '')
  return Object.keys(rejected).filter((name) => rejected[name]!.test(outside))
}

it.each(styleSheets)('$file works in the oldest browsers that have styles', ({ css }) => {
  expect(listRejected(css)).toEqual([])
})

it.each([
  '.a{top:0;.b{top:0}}',
  '.a{&:hover{top:0}}',
  '@container (min-width: 1rem){.a{top:0}}',
  '@media (width >= 1rem){.a{top:0}}',
  '.a{grid: subgrid / 1fr}',
  '.a{translate: 0 1em}',
  '.a{block-size: 100dvh}',
  '.a{text-decoration: underline var(--x)}',
  '.a{inline-size:1em;aspect-ratio: 1}',
  '.a,.b:has(c){top:0}',
  '.b:has(c) d,\n.a{top:0}',
  '.a:focus-visible,.b{top:0}',
  '.a,.b:focus-visible{top:0}',
])('rejects %s', (css) => {
  expect(listRejected(css)).toHaveLength(1)
})
