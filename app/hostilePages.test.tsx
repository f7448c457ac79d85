import { Script } from 'node:vm'
import * as cheerio from 'cheerio'
import type { Element } from 'domhandler'
import * as fc from 'fast-check'
import { hostileText } from '@/guide/testing/hostileTexts'
import { countRuns } from '@/lib/testing/countRuns'
import { setGuide } from './testing/mockGuide'
import { listParams, renderDocument, routeFiles } from './testing/routes'
import { buildTextGuide, fieldMarker } from './testing/textGuide'
import { GET as getOpenData } from './candidates.json/route'

const tenSnippets = fc.array(hostileText, { minLength: 10, maxLength: 10 })
// No topic or questionnaire of the guide has too much for one page.
const files = routeFiles.filter((file) => !/^(?:compare|answers)\/\[\w+\]\/\[/.test(file))

/** Renders the first page of a route with `text` in every text field of the guide. */
async function renderPage(file: string, text: string): Promise<string> {
  setGuide(buildTextGuide(text))
  const [params] = await listParams(file)
  return renderDocument(file, params)
}

/** Reads a page as a browser would. */
function readPage(html: string) {
  const errors: string[] = []
  const $ = cheerio.load(html, { onParseError: ({ code }) => errors.push(code) })
  const elements = $<Element, string>('*').get()
  const readText = (selector: string) =>
    $(selector)
      .get()
      .map((element) => $(element).text())
  const scripts = readText('script:not([type])')
  const documents = readText('script[type="application/ld+json"]')
  $('script').remove()
  return {
    errors,
    scripts,
    documents,
    /** Each element with the names of its attributes, in document order. */
    markup: elements.map(({ name, attribs }) => [name, ...Object.keys(attribs)].join(' ')),
    /** Text and attribute values, decoded. */
    content: [$.root().text(), ...elements.flatMap(({ attribs }) => Object.values(attribs))].join('\n'),
  }
}

it.each(files)(
  '%s shows any text as text',
  async (file) => {
    const template = readPage(await renderPage(file, 'word'))
    const markers = new Set(template.content.match(fieldMarker))
    expect(template.errors).toEqual([])
    expect(markers.size).toBeGreaterThan(0)
    // Each of 30 guides has ten snippets in every field.
    await fc.assert(
      fc.asyncProperty(tenSnippets, async (snippets) => {
        const text = snippets.join(' | ')
        const { errors, scripts, documents, markup, content } = readPage(await renderPage(file, text))
        expect(errors).toEqual([])
        expect(markup).toEqual(template.markup)
        expect([...markers].filter((marker) => !content.includes(text + marker))).toEqual([])
        for (const script of scripts) expect(() => new Script(script)).not.toThrow()
        expect(documents).toHaveLength(template.documents.length)
        for (const document of documents)
          expect(document).toContain(JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c'))
        for (const document of documents)
          expect(JSON.parse(document)).toHaveProperty(['@context'], 'https://schema.org')
      }),
      { numRuns: countRuns(1, 30) },
    )
  },
  60_000,
)

it('the open data contains any text', async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, async (text) => {
      const guide = buildTextGuide(text)
      setGuide(guide)
      const candidates = (await getOpenData().json()) as { name: string; stanceInfo: string[] }[]
      const running = guide.candidates.filter(({ withdrawn }) => !withdrawn)
      expect(candidates.map(({ name, stanceInfo }) => [name, ...stanceInfo])).toEqual(
        running.map((candidate) => [candidate.name, ...candidate.stances.map((stance) => stance.text)]),
      )
    }),
    { numRuns: countRuns(8, 300) },
  )
})
