/**
 * Pages mirror by themselves in languages that run from right to left, because style sheets name no side of the screen.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokensFile } from '@/lib/tokens/tokens'

const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
const styleSheets = [...files.map((file) => join('components', file)), tokensFile].map((file) => ({
  file,
  css: readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, ''),
}))

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

it.each(styleSheets)('$file has no left and right', ({ css }) => {
  expect(listPhysical(css)).toEqual([])
})

it.each([
  '.a{margin-left: 0}',
  '.a{top: 0}',
  '.a{inset: 0 1px 0 2px}',
  '.a{border-width: 0 var(--line) calc(2 * var(--line)) 0}',
  '.a{text-align: left}',
  '.a{float: right;}',
  '.a{max-width: 1rem}',
  '.a{border-top-left-radius: 0}',
  '.a{transform: translateX(1em)}',
  '.a{background: linear-gradient(to right, red, blue)}',
  '.a{background-position-x: 0}',
])('rejects %s', (css) => {
  expect(listPhysical(css)).toHaveLength(1)
})
