/** @jest-environment node */
import { toBareHtml } from './bareHtml'

const page = (body: string) => `<!DOCTYPE html><html lang="en" class="x"><head><meta charset="utf-8"><title>List</title>
<meta name="description" content="long"><link rel="stylesheet" href="/a.css"><link rel="icon" href="/i.svg">
<script src="/a.js"></script></head><body>${body}<script>self.__next_f=[]</script></body></html>`

it('keeps only text, headings, links and images', () => {
  const bare = toBareHtml(
    page(`<div class="a"><h1 class="b" tabindex="-1">Ann <!-- -->Lee</h1></div>
<a class="c" href="/x/" data-y="1"><img class="d" src="/p.svg" alt="Ann" width="4" height="5"><span>Ann</span><span>Party</span></a>
<svg><title>oval</title></svg><style>.a{}</style><template>later</template>`),
  )
  expect(bare.replace(/\s+/g, ' ').replaceAll('> <', '><')).toBe(
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>List</title><link rel="icon" href="/i.svg"></head>' +
      '<body><h1>Ann Lee</h1><a href="/x/"><img src="/p.svg" alt="Ann" width="4" height="5">Ann Party </a></body></html>',
  )
})

it('keeps race buttons working', () => {
  const bare = toBareHtml(
    page(`<button class="a" data-race="mayor" aria-pressed="false">Mayor</button>
<section id="council" data-race-section></section><section id="mayor" data-race-section></section>`),
  )
  expect(bare).toContain('html[data-race="council"] section:not(#council)')
  expect(bare).toContain('html[data-race="mayor"] section:not(#mayor)')
  expect(bare).toContain("dataset.race = 'council'")
  expect(bare).toContain('<button data-race="mayor" aria-pressed="false">Mayor</button>')
})

it('has no script on a page without race buttons', () => {
  expect(toBareHtml(page('<section id="a"><h2>A</h2></section>'))).not.toMatch(/<script|<style/)
})
