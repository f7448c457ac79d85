/** @jest-environment node */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toStaticHtml } from './toStaticHtml'
import { StyleSheets } from './styles'

const frame = 'node_modules/next/dist/esm/client/components/layout-router.js'
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'document-'))
  writeFileSync(join(folder, 'a.css'), '.name{color:red}.gone{color:blue}')
})

afterAll(() => rmSync(folder, { recursive: true }))

const site = () => ({
  assets: '/town/_next/',
  modules: new Map([
    ['1', frame],
    ['2', 'components/Map/Map.tsx'],
    ['3', 'node_modules/next/dist/client/app-dir/link.js'],
    ['4', 'node_modules/next/dist/client/unheard-of.js'],
  ]),
  styleSheets: new StyleSheets(folder),
  insertedScripts: ['{"prefetch":[]}'],
  pageViews: false,
})

/** A page as Next.js exports it. */
function page({ modules = ['1'], head = '', body = '' } = {}): string {
  const flight = modules.map((id) => `${id}:I[${id},["$a"],"default"]\n`).join('')
  return [
    '<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="/town/_next/a.css" data-precedence="next"/>',
    '<link rel="preload" as="script" href="/town/_next/run.js"/><script src="/town/_next/run.js" async=""></script>',
    '<meta charSet="utf-8"/><title>Ada &amp; Bob</title><script data-inline="true">own()</script>',
    `<script src="/town/_next/old.js" noModule=""></script>${head}</head>`,
    '<body><div hidden=""><!--$--><!--/$--></div><h1 class="name">Ada<!-- --> &amp; <!-- -->Bob</h1>',
    `<style>.b{top:0}</style>${body}<script id="_R_">(globalThis["TURBOPACK"]||[]).push(1)</script>`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    `<script>self.__next_f.push(${JSON.stringify([1, flight])})</script></body></html>`,
  ].join('')
}

const make = (options?: Parameters<typeof page>[0]) => toStaticHtml('a.html', page(options), site())
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('leaves a page without client components its words, its own script and the rules that it uses', () => {
  const { html, clientComponents } = make()
  expect(clientComponents).toEqual([])
  const policy = [
    "default-src 'none'",
    `script-src ${hash('own()')} ${hash('{"prefetch":[]}')}`,
    `style-src ${hash('.name{color:red}')} ${hash('.b{top:0}')}`,
    "img-src 'self';manifest-src 'self';base-uri 'none';form-action 'none'",
  ].join(';')
  expect(html).toBe(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><script data-inline="true">own()</script><style>.name{color:red}</style><title>Ada &amp; Bob</title></head><body><h1 class="name">Ada &amp; Bob</h1><style>.b{top:0}</style></body></html>`,
  )
})

it('says what it took away', () => {
  const taken = [...make().taken].map(([{ name }, count]) => `${count} ${name}`)
  expect(taken).toEqual([
    '1 script files',
    '1 script files for old browsers',
    '1 hints for script files',
    '1 starting scripts',
    '2 scripts of flight data',
    '1 links to style sheets',
    '1 places for late metadata',
  ])
})

it.each([
  ['2', 'components/Map/Map.tsx'],
  ['3', 'node_modules/next/dist/client/app-dir/link.js'],
])('starts React late, and keeps what it reads, for a page that uses module %s', (id, file) => {
  const { html, clientComponents } = make({ modules: ['1', id] })
  expect(clientComponents).toEqual([file])
  expect(html).not.toContain('<script src')
  expect(html).toMatch(/addEventListener\("load"[^<]*"\/town\/_next\/run.js"/)
  expect(html).toContain('<link rel="stylesheet" href="/town/_next/a.css" data-precedence="next" disabled="">')
  expect(html).toContain('.gone{color:blue}')
  expect(html).toContain('Ada<!-- --> &amp; ')
  expect(html).toContain('__next_f')
  const inline = [...html.matchAll(/<script(?: [^>]*)?>([^]*?)<\/script>/g)].map(([, text]) => text!)
  expect(inline).toHaveLength(5)
  for (const text of inline) expect(html).toContain(hash(text))
  expect(html).toMatch(/script-src [^;]*'self'/)
})

it('lets Google’s script and its reports through only where page views are on', () => {
  expect(make().html).not.toContain('google')
  const { html } = toStaticHtml('a.html', page({ modules: ['1', '2'] }), { ...site(), pageViews: true })
  expect(html).toMatch(/script-src [^;]*googletagmanager[^;]*;.*connect-src [^;]*google-analytics/)
})

it('keeps data that is no script', () => {
  const data = '<script type="application/ld+json">{"@type":"Event"}</script>'
  expect(make({ head: data }).html).toContain(data)
})

it.each([
  ['a script that nobody marked as ours', { body: '<script>$RC("B:0")</script>' }, '$RC("B:0")'],
  ['a script from elsewhere', { head: '<script src="https://cdn.example/a.js"></script>' }, 'cdn.example'],
  ['a part that a script would put in place', { body: '<template id="B:0"></template>' }, '<template>'],
  ['a link to a file of Next.js of another kind', { head: '<link rel="x" href="/town/_next/a.woff2">' }, 'a.woff2'],
  ['an inline style', { body: '<p style="color:red">a</p>' }, '<p>'],
  ['a module of Next.js that is not known', { modules: ['1', '4'] }, 'unheard-of.js'],
  ['a module that the build does not name', { modules: ['1', '9'] }, 'the id 9'],
  ['flight data without modules', { modules: [] }, 'none at all'],
])('stops at %s, and names the page', (_case, options, found) => {
  expect(() => make(options)).toThrow(/^1 problem\. Nothing was built\.\n\na\.html\n {2}expected: [^]*what to do: /)
  expect(() => make(options)).toThrow(found)
})

it.each(['script src="/town', 'id="_R_"', 'self.__next_f.push', 'rel="stylesheet"', 'div hidden'])(
  'stops at a page without %s, which every export has had so far',
  (part) => {
    expect(() => toStaticHtml('a.html', page().replaceAll(part, 'x'), site())).toThrow('PLAIN_EXPORT=1')
  },
)
