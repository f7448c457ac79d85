import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { StyleSheets } from './styleSheets'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

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
