/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StyleSheets } from './styles'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'styles-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

function rules(css: string, names?: string[]): string {
  writeFileSync(join(folder, 'a.css'), css)
  return new StyleSheets(folder).rules(['a.css'], names && new Set(names))
}

it('leaves out rules for classes that the page does not have, and nothing else', () => {
  const css =
    '@layer reset,components;html{color:red}@layer components{.a,.b{top:0}.a .c{top:0}@media print{.b{top:0}}@media print{.a:hover{top:1px}}}'
  expect(rules(css, ['a'])).toBe(
    '@layer reset,components;html{color:red}@layer components{.a{top:0}@media print{.a:hover{top:1px}}}',
  )
})

it.each(['.a:not(.gone){top:0}', '.a:is(.b, .gone){top:0}', '.a[href$=".pdf"]{top:0}', '.a:has(:not(.x)){top:0}'])(
  'keeps %s, which can match without the class in it',
  (css) => {
    expect(rules(css, ['a', 'b'])).toBe(css)
  },
)

it('leaves out custom properties that nothing uses any more, wherever they are set', () => {
  const css =
    ':root{--a:1px;--b:2px;--of-b:var(--b)}@media print{:root{--a:0;--b:3px}}.a{top:var(--a)}.b{top:var(--of-b, var(--c))}'
  expect(rules(css, ['a'])).toBe(':root{--a:1px}@media print{:root{--a:0}}.a{top:var(--a)}')
  expect(rules(css, ['b'])).toBe(
    ':root{--b:2px;--of-b:var(--b)}@media print{:root{--b:3px}}.b{top:var(--of-b, var(--c))}',
  )
})

it('keeps a custom property that the page itself uses', () => {
  expect(rules(':root{--a:1px;--b:2px}', ['--b'])).toBe(':root{--b:2px}')
})

it('writes the value of a custom property that has only one in its places', () => {
  const css =
    '@layer tokens{:root{--a:1px;--b:calc(2px + 3px)}}.a{margin:var(--a)var(--b) var(--a);top:calc(2*var(--b))}'
  expect(rules(css, ['a'])).toBe('.a{margin:1px calc(2px + 3px) 1px;top:calc(2*calc(2px + 3px))}')
})

it.each([
  ['in another rule', '.a{--a:2px}'],
  ['under a condition', '@media print{:root{--a:2px}}'],
])('leaves a custom property that is set again %s as it is', (_, again) => {
  const css = `:root{--a:1px}${again}.a{top:var(--a)}`
  expect(rules(css, ['a'])).toBe(css)
})

it.each([
  '.a{--a:1px}.a{top:var(--a)}',
  '@media print{:root{--a:1px}}.a{top:var(--a)}',
  ':root{--a:1px}.a{top:var(--a, 0)}',
])('leaves %s as it is', (css) => {
  expect(rules(css, ['a'])).toBe(css)
})

it('keeps everything for a page that may change in the browser', () => {
  expect(rules(':root{--a:1px}.a{top:0}.b{top:0}')).toBe(':root{--a:1px}.a{top:0}.b{top:0}')
})

it.each(['@font-face{font-family:a;src:url(a.woff2)}', '.a{background:url("a.png")}', '@import "b.css";'])(
  'refuses %s, for which readers would wait',
  (css) => {
    expect(() => rules(css)).toThrow(/a\.css[^]*loads? no file/)
  },
)
