import { createHash } from 'node:crypto'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { StyleSheets } from './styleSheets'
import { toStaticHtml, type Site } from './toStaticHtml'

const folder = createTemporaryFolder({ '_next/a.css': '.name{color:red}.unused{color:blue}' })

/** A page as Next.js exports it. */
function exportedPage({ head = '', body = '' } = {}): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="/town/_next/a.css" data-precedence="next"/>',
    '<link rel="preload" as="script" href="/town/_next/run.js"/><script src="/town/_next/run.js" async=""></script>',
    '<meta charSet="utf-8"/><title>Ada &amp; Bob</title><script data-inline="true">own()</script>',
    `<script src="/town/_next/old.js" noModule=""></script>${head}</head>`,
    '<body><div hidden=""><!--$--><!--/$--></div><h1 class="name">Ada<!-- --> &amp; <!-- -->Bob</h1>',
    `${body}<script id="_R_">(globalThis["TURBOPACK"]||[]).push(1)</script>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"flight data"])</script></body></html>',
  ].join('')
}

async function convert(content: Parameters<typeof exportedPage>[0] = {}, site: Partial<Site> = {}): Promise<string> {
  return toStaticHtml('a.html', exportedPage(content), {
    assets: '/town/_next/',
    styleSheets: new StyleSheets(folder),
    usesReact: () => false,
    insertedScripts: ['{"prefetch":[]}'],
    pageViews: false,
    ...site,
  })
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('keeps the content, our own scripts and the styles in use', async () => {
  const policy = [
    "default-src 'none'",
    `script-src ${hash('own()')} ${hash('{"prefetch":[]}')}`,
    `style-src ${hash('.a{color:red}')}`,
    "img-src 'self';manifest-src 'self';base-uri 'none';form-action 'none'",
    "require-trusted-types-for 'script';trusted-types 'none'",
  ].join(';')
  expect(await convert()).toBe(
    `<!DOCTYPE html><html lang=en><head><meta charset=utf-8><meta http-equiv=Content-Security-Policy content="${policy}"><script data-inline>own()</script><style>.a{color:red}</style><title>Ada &amp; Bob</title></head><body><h1 class=a>Ada &amp; Bob</h1></body></html>`,
  )
})

it('drops markup that adds nothing to the rest of the page', async () => {
  const names = ['card', 'title', 'image']
  const head = names.map((name) => `<meta name="twitter:${name}" content="a"/>`).join('')
  const html = await convert({
    head: `${head}<link rel="preload" as="image" href="/a.svg"/>`,
    body: '<p hidden="" data-note="true" aria-hidden="true"></p><button type="button">Print</button>',
  })
  expect(html.match(/twitter:\w+/g)).toEqual(['twitter:card'])
  expect(html).toContain('<p hidden data-note aria-hidden=true></p><button>Print</button>')
  expect(html).not.toContain('preload')
})

it('keeps the quotes that HTML needs, and those in scripts', async () => {
  const body =
    '<p title="Ada &gt; Bob" class="name" id="1=1"></p><svg><path d="M6"/></svg><script data-inline>b="<p id=\\"a\\">"</script>'
  const html = await convert({ body })
  expect(html).toContain('<p title="Ada > Bob" class="a" id="1=1"></p>')
  expect(html).toContain('<path d="M6"/></svg><script data-inline>b="<p id=\\"a\\">"</script>')
})

it('drops the rules for attributes that only the scripts of Next.js mention', async () => {
  const styles = { '_next/a.css': '.name{top:0}.name[data-mark]{left:0}' }
  const styleSheets = new StyleSheets(createTemporaryFolder(styles))
  const script = (text: string) =>
    `<script>self.__next_f.push([1,"data-mark"])</script><script data-inline>${text}</script>`
  expect(await convert({ body: script('') }, { styleSheets })).toContain('<style>.a{top:0}</style>')
  expect(await convert({ body: script('data-mark') }, { styleSheets })).toContain('.a[data-mark]{left:0}')
})

it('writes the styles of the page and of its components into one element', async () => {
  const html = await convert({ head: '<style href="races">p{top:0}</style>' })
  expect(html.match(/<style.*?<\/style>/g)).toEqual(['<style>p{top:0}.a{color:red}</style>'])
})

it('joins the scripts that can wait to the last one, whether that can wait or not', async () => {
  const script = (text: string, name = 'inline') => `<script data-inline data-${name}="true">${text}</script>`
  const late = script('late()', 'late')
  const html = await convert({ head: late, body: script('first()') + script('last()', 'loads') })
  expect(html).toContain('<script data-inline>first()</script><script data-inline data-loads>late()last()</script>')
  expect(html.match(/late\(\)/g)).toHaveLength(1)
  expect(html).toContain(hash('late()last()'))
  expect(await convert({ head: late, body: script('last()', 'late') })).toMatch(/>late\(\)last\(\)<[^]*<\/body>/)
})

it('allows the speculation rules in a template', async () => {
  const template = '<template><script type=speculationrules>{"prefetch":[]}</script></template>'
  expect(await convert({ body: template })).toContain(template)
})

it('starts React after the first paint, and keeps what React reads, on a page that needs it', async () => {
  const html = await convert({}, { usesReact: () => true })
  expect(html).not.toContain('<script src')
  expect(html).toMatch(/addEventListener\("load"[^<]*"\/town\/_next\/run.js"/)
  expect(html).not.toContain('old.js')
  expect(html).toContain('<link rel=stylesheet href=/town/_next/a.css data-precedence=next disabled>')
  expect(html).toContain('.unused{color:blue}')
  expect(html).toContain('Ada<!-- --> &amp; ')
  expect(html).toContain('__next_f')
  const inline = [...html.matchAll(/<script(?: [^>]*)?>([^]*?)<\/script>/g)].map(([, text]) => text!)
  expect(inline).toHaveLength(5)
  for (const text of inline) expect(html).toContain(hash(text))
  expect(html).toMatch(/script-src [^;]*'self'/)
})

it('keeps a form that only groups its fields', async () => {
  const form = '<form autocomplete=off><button type=button>Print</button></form>'
  expect(await convert({ body: form })).toContain(form)
})

it('keeps data blocks and links that load nothing', async () => {
  const data = '<script type=application/ld+json>{"@type":"Event"}</script>'
  expect(await convert({ head: data })).toContain(data)
  const link = '<a href=https://state.example/vote>Vote</a>'
  expect(await convert({ body: link })).toContain(link)
})

it.each([
  ['scriptFiles', /<script src=/g],
  ['styleSheets', /<link rel="stylesheet"/g],
  ['inlineScripts', /__next_f|TURBOPACK/g],
])('stops at a page without the %s of Next.js', (name, markup) => {
  const site = { assets: '/town/_next/', styleSheets: new StyleSheets(folder), usesReact: () => false }
  const page = exportedPage().replace(markup, 'other')
  expect(() => toStaticHtml('a.html', page, { ...site, insertedScripts: [], pageViews: false })).toThrow(
    new RegExp(`a\\.html\\n {2}This page has no ${name} as Next\\.js .* update build/static-html/nextExport\\.ts`),
  )
})

it.each([
  ['an inline script without our mark', { body: '<script>$RC("B:0")</script>' }, 'script-src'],
  ['a script from another host', { head: '<script src="https://cdn.example/a.js"></script>' }, 'script-src'],
  ['a style element in the body', { body: '<style>p{color:red}</style>' }, 'style-src'],
  ['a style sheet of another host', { head: '<link rel="stylesheet" href="https://cdn.example/a.css">' }, 'style-src'],
  ['a style attribute', { body: '<p style="color:red">a</p>' }, 'style-src-attr'],
  ['an event handler attribute', { body: '<p onclick="alert(1)">a</p>' }, 'script-src-attr'],
  ['a javascript: link', { body: '<a href="javascript:alert(1)">a</a>' }, 'script-src-attr'],
  ['a frame', { body: '<iframe src="/candidates/"></iframe>' }, 'frame-src'],
  ['an image of another host', { body: '<img src="https://cdn.example/a.png" alt="">' }, 'img-src'],
  ['a source of another host', { body: '<img src="/a.png" srcset="/b.png, //cdn.example/a 2x" alt="">' }, 'img-src'],
  ['a data: image', { body: '<img src="data:image/png;base64,AA" alt="">' }, 'img-src'],
  ['a form', { body: '<form action="/search"></form>' }, 'form-action'],
  ['a form with a button that submits it', { body: '<form><button>Search</button></form>' }, 'form-action'],
  ['a video', { body: '<video src="/a.mp4"></video>' }, 'media-src'],
  ['an object', { body: '<object data="/a.pdf"></object>' }, 'object-src'],
  ['a preloaded font', { head: '<link rel="preload" as="font" href="/a.woff2">' }, 'font-src'],
  ['a base element', { head: '<base href="/town/">' }, 'base-uri'],
])('rejects %s, with the page, the element and what to do', async (_case, content, directive) => {
  await expect(convert(content)).rejects.toThrow(
    new RegExp(
      `^1 problem\\. Nothing was built\\.\\n\\na\\.html\\n {2}.* blocks <.* \\(${directive}\\)\\. Remove the element`,
    ),
  )
})
