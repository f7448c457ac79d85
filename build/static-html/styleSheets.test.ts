import { load } from 'cheerio'
import { parse } from 'postcss'
import { createTemporaryFolder, writeFiles } from '@/lib/testing/temporaryFolder'
import { flattenLayers, StyleSheets } from './styleSheets'

const folder = createTemporaryFolder()

/** The styles of a page with this body. */
function findStyles(css: string, body: string) {
  writeFiles(folder, { 'a.css': css })
  return new StyleSheets(folder).used(['a.css'], load(body))
}

const usedRules = (css: string, body: string) => findStyles(css, body).css

const flatten = (css: string) => flattenLayers([parse(css)]).toString()

it('has the prefix that browsers on iOS need', () => {
  expect(usedRules('html{-moz-text-size-adjust:100%}', '')).toBe('html{-webkit-text-size-adjust:100%}')
})

it('merges adjacent rules with the same selector or condition', () => {
  const css = '.a{top:0}.a{left:0}.a{right:0}.a b{top:0}@media print{.a{top:0}}@media print{.a{left:0}}'
  expect(usedRules(css, '<p class="a"><b>')).toBe('.a{top:0;left:0;right:0}.a b{top:0}@media print{.a{top:0;left:0}}')
})

it('puts common properties first, but not before those that they override', () => {
  const css =
    '.a{color:red;top:0;margin:0;margin-inline:1px}.b{line-height:1;font:inherit;margin:0;top:1px;-webkit-top:0}.c{top:0;margin:0}.d{all:unset;margin:0}.e{white-space:nowrap;text-wrap:balance;inset:0;top:1px}'
  expect(usedRules(css, '<p class="a b c d e">')).toBe(
    '.a{top:0;margin:0;margin-inline:1px;color:red}.b{top:1px;-webkit-top:0;margin:0;line-height:1;font:inherit}.c{top:0;margin:0}.d{all:unset;margin:0}.e{inset:0;top:1px;white-space:nowrap;text-wrap:balance}',
  )
})

it('writes the layers in their order, and rules without a layer last', () => {
  const css = '@layer reset,base;.c .c{top:0}@layer base{.a{top:0}@media print{.b{top:0}}}@layer reset{p{top:0}}'
  expect(flatten(`${css}@layer base{.d{top:0}}`)).toBe('p{top:0}.a{top:0}@media print{.b{top:0}}.d{top:0}.c .c{top:0}')
})

it.each([
  ['p{top:0}', '.a p{top:0}'],
  [':where(.a.b) p{top:0}', 'p{top:0}'],
  ['a:before{top:0}', '.a{top:0}'],
  ['@page{margin:0}.a{top:0}', '@page{margin:1px}.b{top:0}'],
  ['.a{top:0}', '@keyframes b{from{top:0}50%{top:1px}}'],
])('accepts selectors whose specificity decides nothing: %s, then %s', (first, second) => {
  expect(flatten(`@layer one{${first}}@layer two{${second}}`)).toBe(first + second)
})

it.each([
  '@layer one{.a{top:0}}@layer two{p{top:0}}',
  '@layer one{.a{top:0}}@layer two{p,.b>:is(a,.c):hover,*{top:0}}',
  '@layer one{:not(a,.b .c){top:0}}@layer two{.a{top:0}}',
  '@layer one{#a{top:0}}@layer two{@media print{.a{top:0}}}',
  '@layer one{.a{top:0}}p{top:0}',
  '@media print{@layer one{p{top:0}}}',
  '@layer one{p{top:0!important}}@layer two{p{top:1px!important}}',
])('rejects %s, which plain rules cannot express', (css) => {
  expect(() => flatten(css)).toThrow('Plain rules cannot express these layers.')
})

it('drops rules for classes and elements that the page does not have', () => {
  const css =
    '@layer reset,components;@layer components{.a,.b{top:0}.a .c{top:0}@media print{.b{top:0}}@media print{.a:hover{top:1px}}}@layer reset{html{color:red}table{top:0}}'
  expect(usedRules(css, '<p class="a">')).toBe('html{color:red}.a{top:0}@media print{.a:hover{top:1px}}')
})

it.each([
  '.a:not(.b){top:0}',
  '.a:has(:not(.b)){top:0}',
  '.a::before{top:0}',
  ':focus-visible{top:0}',
  '*,::before{top:0}',
  '[hidden]{display:none}',
  'details:not([open]){top:0}',
  '.a[data-added-by-a-script="1"]{top:0}',
  'html:not([data-race]) .a{top:0}',
  'a[href^=http]::after{top:0}',
  '.a [data-link-text]{top:0}',
  '.a [data-mode]{top:0}',
  '.a [data-long-name]{top:0}',
  '@supports selector(:popover-open){@media not all and (min-width:48rem){.a:not(:popover-open){display:none}}}',
  '@page{margin:1cm}',
  '@keyframes a{from{top:0}50%{top:1px}}',
])('keeps %s, which can match', (css) => {
  const page =
    '<details class="a"><a href="https://a.example" data-link-text>Home</a></details><script>a.dataset.mode=1;b="[data-long-name]"</script>'
  expect(usedRules(css, page)).toBe(css)
})

it.each([
  'a[href^=http]::after{top:0}',
  '.a [data-link-text]{top:0}',
  '.a :where([data-list]){top:0}',
  '.a:is(.b,table){top:0}',
  'body:has(.b)>p{top:0}',
  '@media screen{:root:has(.b){top:0}}',
])('drops %s, which neither the page nor its scripts have', (css) => {
  expect(usedRules(css, '<p class="a"><a href="/">Home</a></p><script>a.dataset.mode=1</script>')).toBe('')
})

it('drops the conditions for a class of the root element, which the page has or lacks', () => {
  const css = 'html:where(.one,.two){top:0}html:where(.two){top:1px}.one{left:0}html:where(.one) p{top:2px}'
  expect(usedRules(css, '<p class="one">')).toBe('html{top:0}.a{left:0}html p{top:2px}')
})

it('drops values of custom properties that a later rule always replaces', () => {
  const css = 'html{--a:1px}@media print{html{--a:0;top:0}}html{--a:2px}.a{--a:3px}.b{margin:var(--a)}'
  expect(usedRules(css, '<p class="a b">')).toBe('@media print{html{top:0}}html{--a:2px}.a{--a:3px}.b{margin:var(--a)}')
  expect(usedRules('html{--a:1px}html{--a:2px}.a{margin:var(--a)}', '<p class="a">')).toBe('.a{margin:2px}')
})

it('drops custom properties that no remaining rule uses, wherever they are set', () => {
  const css =
    ':root{--a:1px;--b:2px;--of-b:var(--b)}@media print{:root{--a:0;--b:3px}}.a{top:var(--a)}.b{top:var(--of-b, var(--c))}'
  expect(usedRules(css, '<p class="a">')).toBe(':root{--a:1px}@media print{:root{--a:0}}.a{top:var(--a)}')
  expect(usedRules(css, '<p class="b">')).toBe(
    ':root{--a:2px;--b:var(--a)}@media print{:root{--a:3px}}.a{top:var(--b,var(--c))}',
  )
})

it('writes out custom properties that have one value, even inside other properties', () => {
  const css = 'html{--x:1px;--y:calc(2*var(--x));color:red}.a{margin:var(--x) var(--y)}'
  expect(usedRules(css, '<p class="a">')).toBe('html{color:red}.a{margin:1px calc(2*1px)}')
})

it.each([
  'html{--a:1px}@media print{html{--a:0}}.a{margin:var(--a)}',
  'html{--a:1px}.a{--a:0}.a p{margin:var(--a)}',
  '.a{--a:1px}.a p{margin:var(--a)}',
  'html{--a:1px}.a{margin:var(--a,2px)}',
  'html{--a:1px}@media print{html{--a:0}}html{--b:var(--a)}.a{margin:var(--b) var(--b)}',
  'html{--a:1px}p{--a:0}html{--b:var(--a)}.a{margin:var(--b)}',
  '@media print{html{--a:0}}.a{margin:var(--a)}',
])('keeps custom properties that may have another value: %s', (css) => {
  expect(usedRules(css, '<p class="a"><p>')).toBe(css)
})

it('writes out a custom property of others that only the root element sets, if it is used once', () => {
  expect(
    usedRules('html{--a:1px;--b:var(--a);--c:var(--b)}@media print{html{--a:0}}.a{margin:var(--c)}', '<p class="a">'),
  ).toBe('html{--a:1px}@media print{html{--a:0}}.a{margin:var(--a)}')
})

it('shortens the names of classes and custom properties, and leaves everything else as it is', () => {
  const css =
    ':root{--space-s:.5rem;--space:1em}.x_text,.x_big{margin:var(--space-s)}.x_big .x_text{gap:var(--space)}a[data-x=".x_big"]{margin:-1px;width:calc(1px - -.5px);content:", * "}'
  const styles = findStyles(css, '<p class="x_text x_big">1</p><p class="x_plain">2</p><a data-x>3</a>')
  expect(styles).toEqual({
    css: ':root{--a:.5rem;--b:1em}.a,.b{margin:var(--a)}.b .a{gap:var(--b)}a[data-x=".x_big"]{margin:-1px;content:", * ";width:calc(1px - -.5px)}',
    classNames: new Map([
      ['x_text', 'a'],
      ['x_big', 'b'],
    ]),
  })
})

it('shortens the areas of grids', () => {
  const css =
    'html{--rows:"name text" "name ."}@media print{html{--rows:"text"}}p{grid-template-areas:var(--rows)}b{grid-area:name}i{grid-area:text;content:"text on"}u{grid-area:auto}'
  expect(usedRules(css, '<p><b></b><i></i><u></u>')).toBe(
    'html{--a:"a b" "a ."}@media print{html{--a:"b"}}p{grid-template-areas:var(--a)}b{grid-area:a}i{grid-area:b;content:"text on"}u{grid-area:auto}',
  )
})

it('uses the names of classes that a script file has, even for those that are not on the page yet', () => {
  const name = (end: string) => `AbCdEf_${end}`
  const rules = ['big', 'text', 'text-later', 'other'].map((end, top) => `.${name(end)}{top:${top}px}`).join('')
  writeFiles(folder, { 'a.css': `html:where(.arab) p{left:0}${rules}` })
  const styleSheets = new StyleSheets(folder)
  const values = 'id:"maria-arab",form:"arabic-form",old:"AbCdEf_old"'
  const script = styleSheets.shortenClasses(['a.css'], `{text:"AbCdEf_text",later:"AbCdEf_text-later",${values}}`)
  expect(script.text).toBe(`{text:"a",later:"b",${values}}`)
  expect(styleSheets.used(['a.css'], load(`<p class="${name('text')} ${name('big')}">`), script).css).toBe(
    '.c{top:0px}.a{top:1px}.b{top:2px}',
  )
})

it.each(['@font-face{font-family:a;src:url(a.woff2)}', '.a{background:url("a.png")}', '@import "b.css";'])(
  'rejects %s, which loads a file',
  (css) => {
    expect(() => usedRules(css, '<p class="a">')).toThrow(/a\.css\n {2}“[^]*” loads a file\./)
  },
)
