/** The step after `next build`, compared with the export as Next.js writes it. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { isText, type Element } from 'domhandler'
import { transformSync } from 'esbuild'
import { listPages, readFiles } from './support/files'
import { expect, test } from './support/site'

/** The exports, and the tag of their tests. Only `npm run test:slow` builds the last one. */
const sites = [
  ['out', '@site'],
  ['out-region', '@site'],
  ['out-upcoming', '@site'],
  ['out-showcase', '@slow'],
] as const

test.use({ needsFiles: true })

for (const [folder, tag] of sites)
  test(`every page of ${folder} has the content that Next.js wrote`, { tag }, () => {
    const plain = `${folder}-plain`
    for (const required of [folder, plain]) test.skip(!existsSync(required), `no ${required}/`)
    const pages = listPages(folder)
    expect(pages).toEqual(listPages(plain))
    // Pages in other languages, in folders of the site, have the same elements.
    for (const page of pages.filter((each, index) => !/^[a-z]{2}(?:-\w+)?\//.test(each) || index % 5 === 0)) {
      const { scripts, ...before } = readContent(readFileSync(join(plain, page), 'utf8'))
      const { scripts: ownScripts, ...after } = readContent(readFileSync(join(folder, page), 'utf8'))
      expect({ page, ...after }).toEqual({ page, ...before })
      // Some are joined. My ballot has the one that starts React, too.
      const rest = scripts.reduce((text, script) => text.replace(script, ''), ownScripts.join(''))
      expect([page, rest]).toEqual([page, expect.stringMatching(/^$|myBallot-/)])
      expect([page, scripts.filter((script) => !ownScripts.join('').includes(script))]).toEqual([page, []])
      if (leadsOn(readFileSync(join(folder, page), 'utf8'))) continue
      expect(after.body.length).toBeGreaterThan(40)
      expect(after.head.length).toBeGreaterThan(15)
    }
  })

/** True for a page that leads to another address of its content. */
function leadsOn(html: string): boolean {
  return html.includes('http-equiv="refresh"')
}

test('SHA256SUMS has the digest of every file but itself and the compressed copies', { tag: '@site' }, () => {
  const files = readFiles('out')
  const lines = [...files]
    .filter(([name]) => name !== 'SHA256SUMS' && !/\.(?:br|gz)$/.test(name))
    .map(([name, content]) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`)
  expect(files.get('SHA256SUMS')?.toString()).toBe(lines.join(''))
})

test(
  'every page is one file but My ballot and what keeps the guide, and the export has no file that no page uses',
  { tag: '@content' },
  ({ election, out }) => {
    const names = [...readFiles(out).keys()]
    const assets = names.filter((name) => /\.(js|css|woff2?)$/.test(name) || name.includes('_next'))
    const scripts = listPages(out).flatMap((page) => {
      const html = readFileSync(join(out, page), 'utf8')
      return /_next\/static\/myBallot-\w+\.js/.exec(html)?.[0] ?? []
    })
    // My ballot and what keeps the guide have a script in each language. An archived election cannot be kept.
    const ballots = [election, ...(election.archive ?? [])].flatMap(({ languages = [''] }) => languages)
    expect(scripts).toHaveLength(ballots.length)
    const [, ...others] = election.languages ?? ['']
    const expected = [
      ...scripts,
      'worker.js',
      ...['', ...others.map((tag) => `${tag}/`)].map((folder) => `${folder}keepGuide.js`),
      ...['./', ...(election.archive ?? []).map(({ path }) => path)].map((path) => `${path.slice(2)}qrCode.js`),
    ]
    expect(new Set(assets.map((name) => name.replace(/\.(?:br|gz)$/, '')))).toEqual(new Set(expected))
    // An election with a contact has security.txt. Other text files would be Next.js's flight data.
    const textFiles = names.filter((name) => name.endsWith('.txt') && name !== '.well-known/security.txt')
    expect(textFiles).toEqual(['robots.txt'])
  },
)

test('no script has newer syntax than ES2021', { tag: '@site' }, ({ out }) => {
  const files = [...readFiles(out)].filter(([name]) => /(?:^|[/])(?:qrCode|myBallot-\w+)\.js$/.test(name))
  const inline = listPages(out).flatMap((page) =>
    [...readFileSync(join(out, page), 'utf8').matchAll(/<script(?: data-[^>]*)?>(.*?)<\/script>/gs)].map(
      ([, script = '']) => script,
    ),
  )
  const scripts = new Set([...files.map(([, content]) => content.toString()), ...inline])
  expect(scripts.size).toBeGreaterThan(5)
  // A compiler that must not use newer syntax changes it.
  const compile = (script: string, target: string) => transformSync(script, { target, logLevel: 'silent' }).code
  const newer = [...scripts].filter((script) => compile(script, 'es2021') !== compile(script, 'esnext'))
  expect(newer.map((script) => script.slice(0, 200))).toEqual([])
})

test(
  'the policy blocks scripts, styles and images that the build did not add',
  { tag: '@site' },
  async ({ page, complaints }) => {
    await page.goto('./about/')
    const result = await page.evaluate(async () => {
      const blocked: string[] = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => blocked.push(effectiveDirective))
      try {
        document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.hasRun = true' }))
      } catch {
        // The text is not a trusted type.
      }
      document.body.append(Object.assign(document.createElement('style'), { textContent: 'h1 { display: none }' }))
      document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }))
      await new Promise((resolve) => setTimeout(resolve, 200))
      return { blocked, hasRun: 'hasRun' in window, isStyled: !document.querySelector('h1')?.checkVisibility() }
    })
    expect(result).toEqual({
      blocked: ['require-trusted-types-for', 'style-src-elem', 'img-src'],
      hasRun: false,
      isStyled: false,
    })
    // The browser reports the last two, and the text that is not trusted is an error of the script.
    expect(complaints.splice(0).filter((complaint) => complaint.includes('Content Security Policy'))).toHaveLength(2)
  },
)

/** What serves only React, or is added after the export. */
const machinery = [
  'script:not([data-inline])',
  'script[data-late]',
  'style',
  'link:is([rel=stylesheet], [rel=preload])',
  'meta[http-equiv]',
  'meta[name^="twitter:"]:not([name="twitter:card"])',
].join()

/**
 * Elements of a page with their attributes and their own text, and all text. The order in the head has no meaning, so its
 * items are sorted. Inline scripts are apart, because the build joins them.
 */
function readContent(html: string) {
  // With scripts, a parser takes what is in a noscript for text.
  const $ = load(html, { scriptingEnabled: false })
  const scripts = $('script[data-inline]')
    .get()
    .map((script) => $(script).text())
  $(machinery).remove()
  $('div[hidden]')
    .filter((_, { attribs }) => Object.keys(attribs).length === 1)
    .remove()
  $('script').text('')
  const describe = ({ name, attribs, children }: Element) => {
    // The step after the export shortens the names of classes, which serve only styles, drops the type of buttons that submit
    // nothing, and shortens data attributes without a value.
    const attributes = Object.entries(attribs)
      .filter(([key]) => key !== 'class' && !(name === 'button' && key === 'type'))
      .map(([key, value]) => [key, key.startsWith('data-') && value === 'true' ? '' : value])
    return `${name} ${JSON.stringify(attributes)} ${children.map((child) => (isText(child) ? child.data : '')).join('')}`
  }
  const list = (selector: string) => $<Element, string>(selector).get().map(describe)
  return { head: list('head *').toSorted(), body: [...list('body, body *'), $('body').text()], scripts }
}
