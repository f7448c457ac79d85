import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { compactRules } from './compactRules'
import { shortenNames } from './shortenNames'
import { StyleSheets, flattenLayers } from './styleSheets'

it('has the prefixes that browsers need', () => {
  expect(
    compactRules('html{-moz-text-size-adjust:100%}a{-webkit-text-decoration-color:red;text-decoration-color:red}'),
  ).toBe('html{-webkit-text-size-adjust:100%}a{text-decoration-color:red}')
})

it('drops rules without declarations', () => {
  expect(compactRules('@media print{html{}}.a{margin:0}')).toBe('.a{margin:0}')
})

it('writes out custom properties that have one value, even inside other properties', () => {
  expect(compactRules('html{--x:1px;--y:calc(2*var(--x));color:red}.a{margin:var(--x) var(--y)}')).toBe(
    'html{color:red}.a{margin:1px calc(2*1px)}',
  )
})

it('merges adjacent rules with the same selector or condition', () => {
  expect(
    compactRules(
      '.a{top:0}.a{left:0}.a{right:0}.a b{top:0}@media print{.a{top:0}}@media print{.a{left:0}}@media screen{.a{top:0}}',
    ),
  ).toBe('.a{top:0;left:0;right:0}.a b{top:0}@media print{.a{top:0;left:0}}@media screen{.a{top:0}}')
})

it('puts common properties first, but not before those that they override', () => {
  const css =
    '.a{color:red;top:0;margin:0;margin-inline:1px}.b{line-height:1;font:inherit;margin:0;top:1px;-webkit-top:0}.c{top:0;margin:0}.d{all:unset;margin:0}.e{white-space:nowrap;text-wrap:balance;inset:0;top:1px}'
  expect(compactRules(css)).toBe(
    '.a{top:0;margin:0;margin-inline:1px;color:red}.b{top:1px;-webkit-top:0;margin:0;line-height:1;font:inherit}.c{top:0;margin:0}.d{all:unset;margin:0}.e{inset:0;top:1px;white-space:nowrap;text-wrap:balance}',
  )
})

it('drops values of custom properties that a later rule always replaces', () => {
  expect(compactRules('html{--x:1px}@media print{html{--x:0;top:0}}html{--x:2px}.a{--x:3px}.b{margin:var(--x)}')).toBe(
    '@media print{html{top:0}}html{--x:2px}.a{--x:3px}.b{margin:var(--x)}',
  )
  expect(compactRules('html{--x:1px}html{--x:2px}.b{margin:var(--x)}')).toBe('.b{margin:2px}')
})

it.each([
  'html{--x:1px}@media print{html{--x:0}}.a{margin:var(--x)}',
  'html{--x:1px}.a{--x:0}.a b{margin:var(--x)}',
  '.a{--x:1px}.a b{margin:var(--x)}',
  'html{--x:1px}.a{margin:var(--x,2px)}',
  'html{--x:1px}@media print{html{--x:0}}html{--y:var(--x)}.a{margin:var(--y)}',
  '@media print{html{--x:0}}.a{margin:var(--x)}',
])('keeps custom properties that may have another value: %s', (css) => {
  expect(compactRules(css)).toBe(css)
})

it('writes the layers in their order, and rules without a layer last', () => {
  const css = '@layer reset,base;.c .c{top:0}@layer base{.a{top:0}@media print{.b{top:0}}}@layer reset{p{top:0}}'
  expect(flattenLayers(`${css}@layer base{.d{top:0}}`)).toBe(
    'p{top:0}\n.a{top:0}@media print{.b{top:0}}.d{top:0}\n.c .c{top:0}',
  )
})

it.each([
  ['p{top:0}', '.a p{top:0}'],
  [':where(.a.b) p{top:0}', 'p{top:0}'],
  ['a:before{top:0}', '.a{top:0}'],
  ['::view-transition-group(*){top:0}', '.a{top:0}'],
  ['@page{margin:0}.a{top:0}', '@page{margin:1px}.b{top:0}'],
])('leaves selectors alone whose specificity decides nothing: %s, then %s', (first, second) => {
  expect(flattenLayers(`@layer one{${first}}@layer two{${second}}`)).toBe(`${first}\n${second}`)
})

it.each([
  [
    '.a{top:0}',
    'p,.b>:is(a, .c):hover,*,::before{top:0}',
    'p:not(#_), :not(#_).b > :is(a, .c):hover, *:not(#_), :not(#_)::before{top:0}',
  ],
  [':not(a,.b .c){top:0}', '.a{top:0}', ':not(#_).a{top:0}'],
  ['#a{top:0}', '@media print{.a{top:0}}', '@media print{:not(#_):not(#_).a{top:0}}'],
])('raises the selectors of a layer above those before it: %s, then %s', (first, second, expected) => {
  expect(flattenLayers(`@layer one{${first}}@layer two{${second}}`)).toBe(`${first}\n${expected}`)
})

it('raises each layer above the raised one before it', () => {
  expect(flattenLayers('@layer one{.a{top:0}}@layer two{p{top:0}}@layer three{.b{top:0}}')).toBe(
    '.a{top:0}\np:not(#_){top:0}\n:not(#_):not(#_).b{top:0}',
  )
})

it.each(['@media print{@layer one{p{top:0}}}', '@layer one{p{top:0!important}}@layer two{p{top:1px!important}}'])(
  'rejects %s, which plain rules cannot express',
  (css) => {
    expect(() => flattenLayers(css)).toThrow('Style sheets depend on cascade layers.')
  },
)

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

const folder = createTemporaryFolder()

/** The rules that a page with this body uses. */
function usedRules(css: string, body: string): Promise<string> {
  writeFileSync(join(folder, 'a.css'), css)
  return new StyleSheets(folder).used(['a.css'], load(body))
}

it('drops rules for classes and elements that the page does not have', async () => {
  const css =
    '@layer reset,components;@layer components{.a,.b{top:0}.a .c{top:0}@media print{.b{top:0}}@media print{.a:hover{top:1px}}}@layer reset{html{color:red}table{top:0}}'
  expect(await usedRules(css, '<p class="a">')).toBe('html{color:red}.a{top:0}@media print{.a:hover{top:1px}}')
})

it.each([
  '.a:not(.missing){top:0}',
  '.a:has(:not(.missing)){top:0}',
  '.a::before{top:0}',
  ':focus-visible{top:0}',
  '*,::before{top:0}',
  '::view-transition-old(*){top:0}',
  '[hidden]{display:none}',
  'details:not([open]){top:0}',
  '.a[data-added-by-a-script="1"]{top:0}',
  'html:not([data-race]) .a{top:0}',
  'a[href^="http"]::after{top:0}',
  '.a [data-link-text]{top:0}',
  '.a [data-mode]{top:0}',
  '.a [data-long-name]{top:0}',
  '@supports selector(:popover-open){@media not all and (min-width:48rem){.a:not(:popover-open){display:none}}}',
  '@page{margin:1cm}',
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}',
])('keeps %s, which can match', async (css) => {
  const page =
    '<details class="a"><a href="https://a.example" data-link-text>Home</a></details><script>a.dataset.mode=1;b="[data-long-name]"</script>'
  expect(await usedRules(css, page)).toBe(css)
})

it.each(['a[href^=http]::after{top:0}', '.a [data-link-text]{top:0}', '.a :where([data-list]){top:0}'])(
  'drops %s, which neither the page nor its scripts have',
  async (css) => {
    expect(await usedRules(css, '<p class="a"><a href="/">Home</a></p><script>a.dataset.mode=1</script>')).toBe('')
  },
)

it('drops rules for pages that have a class which this page does not have', async () => {
  const css = 'html{top:0}body:has(.b)>p{top:1px}.a{top:2px}@media screen{:root:has(.b){top:3px}}body:has(.a){top:4px}'
  expect(await usedRules(css, '<p class="a">')).toBe('html{top:0}.a{top:2px}body:has(.a){top:4px}')
})

it('drops the conditions for a class of the root element, which the page has or lacks', async () => {
  const css = 'html:where(.one,.two){top:0}html:where(.two){top:1px}.one{left:0}html:where(.one) p{top:2px}'
  expect(await usedRules(css, '<p class="one">')).toBe('html{top:0}.one{left:0}html p{top:2px}')
})

it('drops custom properties that no remaining rule uses, wherever they are set', async () => {
  const css =
    ':root{--a:1px;--b:2px;--of-b:var(--b)}@media print{:root{--a:0;--b:3px}}.a{top:var(--a)}.b{top:var(--of-b, var(--c))}'
  expect(await usedRules(css, '<p class="a">')).toBe(':root{--a:1px}@media print{:root{--a:0}}.a{top:var(--a)}')
  expect(await usedRules(css, '<p class="b">')).toBe(
    ':root{--b:2px;--of-b:var(--b)}@media print{:root{--b:3px}}.b{top:var(--of-b,var(--c))}',
  )
})

it.each(['@font-face{font-family:a;src:url(a.woff2)}', '.a{background:url("a.png")}', '@import "b.css";'])(
  'rejects %s, which loads a file',
  (css) => {
    expect(() => usedRules(css, '<p class="a">')).toThrow(/a\.css\n {2}“.*” loads a file\./)
  },
)
