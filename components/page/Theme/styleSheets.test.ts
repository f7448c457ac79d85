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

/** CSS that Chrome 90, Safari 14.1 or Firefox 90 lack, without a fallback. In older browsers, pages have no styles. */
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

const physicalProperty = /(^|-)(left|right|top|bottom|[xy])(-|$)|^((min|max)-)?(width|height)$/
/** Movements, shadows and positions along the x axis. A background of 0 0 is the whole box. */
const physicalValue = /\b(left|right|translate(X|3d)?\(|scaleX\(|rotate\(|skew)/
const sides = new Set(['margin', 'padding', 'inset', 'border-width', 'border-color', 'border-style', 'border-radius'])
/** They have no logical form in the oldest browsers, and both sides are the same. */
const exceptions = new Set(['overflow-x', 'overflow-y'])

/** Declarations that would not mirror. */
function listPhysical(css: string): string[] {
  return [...css.matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)].flatMap(([declaration, property = '', value = '']) => {
    if (exceptions.has(property)) return []
    const [, right, , left] = value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
    const isLopsided = sides.has(property) && left !== undefined && left !== right
    return isLopsided || physicalProperty.test(property) || physicalValue.test(value) ? [declaration] : []
  })
}

it.each(styleSheets)('$file has no left and right, so that pages mirror by themselves', ({ css }) => {
  expect(listPhysical(css)).toEqual([])
})
