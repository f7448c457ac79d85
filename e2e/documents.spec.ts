/** What the step after `next build` makes of the export, held against the export as Next.js wrote it. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { files } from './files'
import { expect, test } from './site'

/** What only serves React, and what the step puts in. */
const machinery = (name: string, attributes: Record<string, string>) =>
  (name === 'script' && attributes['data-inline'] === undefined) ||
  name === 'style' ||
  (name === 'link' && (attributes.rel === 'stylesheet' || attributes.as === 'script')) ||
  (name === 'meta' && attributes['http-equiv'] !== undefined) ||
  (name === 'div' && attributes.hidden !== undefined && Object.keys(attributes).length === 1)

/** All that a page says: elements with their attributes, and texts; what stands in the head in no order. */
function meaning(html: string): { head: string[]; body: string[] } {
  const [root] = parse(html).childNodes.filter((node) => node.nodeName === 'html') as Tree.Element[]
  const part = (name: string) => said(root!.childNodes.find((node) => node.nodeName === name) as Tree.Element)
  return { head: part('head').toSorted(), body: joinTexts(part('body')) }
}

function said(node: Tree.ChildNode): string[] {
  if ('value' in node) return [`text ${node.value}`]
  if (!('attrs' in node)) return []
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  if (machinery(node.tagName, attributes)) return []
  const inner = node.childNodes.flatMap(said)
  const tag = `${node.tagName} ${JSON.stringify(attributes)}`
  // In the head an element and its text belong together.
  return node.tagName === 'title' ? [`${tag} ${inner.join('')}`] : [tag, ...inner, `end of ${node.tagName}`]
}

/** React parts texts with comments, which readers do not see. */
function joinTexts(parts: string[]): string[] {
  return parts.reduce<string[]>((joined, part) => {
    const last = joined.at(-1)
    if (last?.startsWith('text ') && part.startsWith('text ')) joined[joined.length - 1] = last + part.slice(5)
    else joined.push(part)
    return joined
  }, [])
}

const pagesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .toSorted()

for (const folder of ['out', 'out-showcase', 'out-configured'])
  test(`every page of ${folder} says what it said before`, () => {
    const pages = pagesOf(`${folder}-plain`)
    expect(pages.length).toBeGreaterThan(10)
    expect(pagesOf(folder)).toEqual(pages)
    for (const page of pages) {
      const before = meaning(readFileSync(join(`${folder}-plain`, page), 'utf8'))
      const after = meaning(readFileSync(join(folder, page), 'utf8'))
      expect({ page, ...after }).toEqual({ page, ...before })
      expect(after.body.length).toBeGreaterThan(40)
      expect(after.head.length).toBeGreaterThan(20)
    }
  })

test('two builds of one commit are the same to the byte', () => {
  const digests = (folder: string) =>
    [...files(folder)].map(([name, content]) => `${name} ${createHash('sha256').update(content).digest('hex')}`)
  expect(digests('out').length).toBeGreaterThan(100)
  expect(digests('out-again')).toEqual(digests('out'))
})

test('a page is one file, and no file is left that no page asks for', () => {
  const names = [...files('out').keys()]
  expect(names.filter((name) => /\.(js|css|woff2?)$/.test(name) || name.includes('_next'))).toEqual([])
  expect(names.filter((name) => name.endsWith('.txt'))).toEqual(['robots.txt'])
})

for (const folder of ['out', 'out-showcase', 'out-configured'])
  test(`no page of ${folder} has an inline style, or lets anything in that the build did not put there`, () => {
    for (const page of pagesOf(folder)) {
      const html = readFileSync(join(folder, page), 'utf8')
      expect([page, / style="/.test(html)]).toEqual([page, false])
      const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? 'none at all'
      expect(policy).toMatch(/^default-src 'none';script-src 'sha256-/)
      expect(policy).not.toMatch(/unsafe|data:|\shttp:|\s\*/)
      // It stands before all that it governs.
      expect(html.indexOf('http-equiv')).toBeLessThan(html.search(/<(script|style|link|img)\b/))
    }
  })

test('the policy keeps out a script and a style that come from elsewhere', async ({ page, complaints }) => {
  await page.goto('/')
  const ran = await page.evaluate(async () => {
    const refused: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective))
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }))
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'h1 { display: none }' }))
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }))
    await new Promise((resolve) => setTimeout(resolve, 200))
    return { refused, ran: 'ran' in window, hidden: !document.querySelector('h1')?.checkVisibility() }
  })
  expect(ran).toEqual({ refused: ['script-src-elem', 'style-src-elem', 'img-src'], ran: false, hidden: false })
  // The browser has told of all three, so the eye that every other test keeps on it would have seen them.
  expect(complaints.splice(0).filter((complaint) => complaint.includes('Content Security Policy'))).toHaveLength(3)
})
