import { load } from 'cheerio'
import { shortenNames } from './shortenNames'

it('renames classes and custom properties everywhere, and removes classes without rules', () => {
  const $ = load('<p class="x_text  x_big">1</p><p class="x_plain">2</p><b class="x_big">.x_big</b>', null, false)
  const css = ':root{--space-s:.5rem;--space:1em}.x_text,.x_big{margin:var(--space-s)}.x_big .x_text{gap:var(--space)}'
  expect(shortenNames($, css)).toBe(':root{--a:.5rem;--b:1em}.a,.b{margin:var(--a)}.b .a{gap:var(--b)}')
  expect($.html()).toBe('<p class="a b">1</p><p>2</p><b class="b">.x_big</b>')
})

it('renames the areas of grids', () => {
  const css = 'html{--rows:"name text" "name ."}p{grid-area:name}b{grid-area:text;content:"text on"}i{grid-area:auto}'
  expect(shortenNames(load('<p>1</p>'), css)).toBe(
    'html{--a:"a b" "a ."}p{grid-area:a}b{grid-area:b;content:"text on"}i{grid-area:auto}',
  )
})

it('leaves everything else as it is', () => {
  const css = '@layer a.b{a[data-x=".y"]{margin:-1px;width:calc(1px - -.5px)}}'
  expect(shortenNames(load('<p>1</p>'), css)).toBe(css)
})

it('uses the names that a script has, even for classes that are not on the page yet', () => {
  const $ = load('<p class="x_text x_big">1</p>', null, false)
  const names = new Map([
    ['x_later', 'a'],
    ['x_text', 'b'],
  ])
  expect(shortenNames($, '.x_big{top:0}.x_text{top:1px}.x_later{top:2px}', names)).toBe(
    '.c{top:0}.b{top:1px}.a{top:2px}',
  )
  expect($.html()).toBe('<p class="b c">1</p>')
})
