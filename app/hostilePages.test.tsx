import { Script } from 'node:vm'
import * as cheerio from 'cheerio'
import type { Element } from 'domhandler'
import * as fc from 'fast-check'
import { formatNistReport } from '@/guide/open/nist/report'
import { hostileText } from '@/guide/testing/hostileTexts'
import { findNistSchemaErrors, findReferenceProblems } from '@/guide/testing/nistReports'
import { countRuns } from '@/lib/testing/countRuns'
import { setGuide } from './testing/mockGuide'
import { listParams, renderDocument, routeFiles } from './testing/routes'
import { buildTextGuide, fieldMarker, sampleNames } from './testing/textGuide'
import { GET as getOpenData } from './candidates.json/route'

const tenSnippets = fc.array(hostileText, { minLength: 10, maxLength: 10 })

/** Renders the pages of a route with `text` in every text field of a sample. */
async function readPages(file: string, ...guide: Parameters<typeof buildTextGuide>) {
  setGuide(buildTextGuide(...guide))
  const pages = await listParams(file)
  return Promise.all(pages.map(async (params) => readPage(await renderDocument(file, params))))
}

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

it.each(routeFiles.flatMap((file) => sampleNames.map((sample) => [file, sample] as const)))(
  '%s of %s shows any text as text',
  async (file, sample) => {
    const templates = await readPages(file, 'word', sample)
    // Each guide has ten snippets in every field.
    await fc.assert(
      fc.asyncProperty(tenSnippets, async (snippets) => {
        const text = snippets.join(' | ')
        const pages = await readPages(file, text, sample)
        expect(pages).toHaveLength(templates.length)
        for (const [index, { errors, scripts, documents, markup, content }] of pages.entries()) {
          const template = templates[index]!
          const markers = template.content.match(fieldMarker) ?? []
          expect(markers).not.toEqual([])
          expect([template.errors, errors]).toEqual([[], []])
          expect(markup).toEqual(template.markup)
          expect(markers.filter((marker) => !content.includes(text + marker))).toEqual([])
          for (const script of scripts) expect(() => new Script(script)).not.toThrow()
          expect(documents).toHaveLength(template.documents.length)
          for (const document of documents) {
            expect(document).toContain(JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c'))
            expect(JSON.parse(document)).toHaveProperty(['@context'], 'https://schema.org')
          }
        }
      }),
      // Shorter texts would not make the failure of a whole page clearer.
      { numRuns: countRuns(1, 10), endOnFailure: true },
    )
  },
  60_000,
)

it('the open data contains any text', async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, async (text) => {
      const guide = buildTextGuide(text, 'region')
      setGuide(guide)
      const candidates = (await getOpenData().json()) as { name: string; stanceInfo: string[] }[]
      const running = guide.candidates.filter(({ candidacies }) => candidacies.some(({ withdrawn }) => !withdrawn))
      expect(candidates.map(({ name, stanceInfo }) => [name, ...stanceInfo])).toEqual(
        running.map((candidate) => [candidate.name, ...candidate.stances.map((stance) => stance.text)]),
      )
      const report = JSON.parse(formatNistReport(guide)) as object
      expect([...findNistSchemaErrors(report), ...findReferenceProblems(report)]).toEqual([])
    }),
    { numRuns: countRuns(8, 300) },
  )
})
