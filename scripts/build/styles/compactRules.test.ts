/** @jest-environment node */
import { compactRules } from './compactRules'

it('joins the layers of components, and no other layers', () => {
  expect(
    compactRules('@layer print{p{margin:0}}\n@layer components{.a{margin:0}}\n@layer components{.b{margin:0}}'),
  ).toBe('@layer print{p{margin:0}}\n@layer components{.a{margin:0}.b{margin:0}}')
})

it('has the prefixes that browsers need', () => {
  expect(
    compactRules('html{-moz-text-size-adjust:100%}a{-webkit-text-decoration-color:red;text-decoration-color:red}'),
  ).toBe('html{-webkit-text-size-adjust:100%}a{text-decoration-color:red}')
})

it('drops rules without declarations', () => {
  expect(compactRules('@layer tokens{@media print{:root{}}}\n@layer a,b;\n.a{margin:0}')).toBe(
    '@layer a,b;\n.a{margin:0}',
  )
})

it('writes out custom properties that have one value, also in other properties', () => {
  expect(compactRules(':root{--x:1px;--y:calc(2*var(--x));color:red}.a{margin:var(--x) var(--y)}')).toBe(
    ':root{--y:calc(2*1px);color:red}.a{margin:1px var(--y)}',
  )
})

it.each([
  ':root{--x:1px}@media print{:root{--x:0}}.a{margin:var(--x)}',
  ':root{--x:1px}.a{--x:0}.a b{margin:var(--x)}',
  '.a{--x:1px}.a b{margin:var(--x)}',
  ':root{--x:1px}.a{margin:var(--x,2px)}',
  ':root{--x:1px}@media print{:root{--x:0}}:root{--y:var(--x)}.a{margin:var(--y)}',
  '@media print{:root{--x:0}}.a{margin:var(--x)}',
])('keeps custom properties that may have another value: %s', (css) => {
  expect(compactRules(css)).toBe(css)
})
