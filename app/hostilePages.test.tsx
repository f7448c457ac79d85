/** @jest-environment node */
import { Script } from 'node:vm'
import * as cheerio from 'cheerio'
import type { Element } from 'domhandler'
import * as fc from 'fast-check'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { hostileText } from './testing/hostileTexts'
import { setGuide } from './testing/mockGuide'
import { buildTextGuide, fieldMarker } from './testing/textGuide'
import ComparePage from './compare/page'
import CompareRacePage from './compare/[race]/page'
import AboutPage from './about/page'
import FairnessPage from './about/fairness/page'
import CandidateList from './candidates/page'
import { GET as getOpenData } from './candidates.json/route'
import CorrectionsPage from './corrections/page'
import OpenDataPage from './data/page'
import HowToVotePage from './how-to-vote/page'
import Layout from './layout'
import NotFoundPage from './notFoundPage'
import Landing from './page'
import ProfilePage from './profile/[id]/page'
import StancePage from './profile/[id]/[stance]/page'
import ResultsPage from './results/page'
import QuestionPage from './questions/[id]/page'
import TopicsPage from './topics/page'
import TopicPage from './topics/[topic]/page'

const textLists = fc.array(hostileText, { minLength: 10, maxLength: 10 })
const params = Promise.resolve({ id: 'ada-byron', stance: 'stance1' })

const pages: Readonly<Record<string, () => ReactElement | Promise<ReactElement>>> = {
  'landing page': Landing,
  'candidate list': CandidateList,
  profile: async () => ProfilePage({ params }),
  stance: async () => StancePage({ params }),
  'question page': async () => QuestionPage({ params: Promise.resolve({ id: 'question-1' }) }),
  'index of comparisons': ComparePage,
  comparison: async () => CompareRacePage({ params: Promise.resolve({ race: 'cityCouncil' }) }),
  'corrections page': CorrectionsPage,
  'page with the open data': OpenDataPage,
  'page with the voting facts': HowToVotePage,
  'results page': ResultsPage,
  'page about the guide': AboutPage,
  'page about fairness': FairnessPage,
  'list of topics': TopicsPage,
  'page of a topic': async () => TopicPage({ params: Promise.resolve({ topic: 'parks' }) }),
  'not-found page': NotFoundPage,
}

/** Renders a page of a guide with `text` in every text field. */
async function renderPage(name: string, text: string): Promise<string> {
  setGuide(buildTextGuide(text))
  const page = await pages[name]?.()
  return `<!doctype html>${renderToStaticMarkup(await Layout({ children: page }))}`
}

/** Reads a page as a browser would. */
function readPage(html: string) {
  const errors: string[] = []
  const $ = cheerio.load(html, { onParseError: ({ code }) => errors.push(code) })
  const elements = $<Element, string>('*').get()
  const listTexts = (selector: string) =>
    $(selector)
      .get()
      .map((element) => $(element).text())
  const scripts = listTexts('script:not([type])')
  const documents = listTexts('script[type="application/ld+json"]')
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

it.each(Object.keys(pages))(
  'the %s shows any text as text',
  async (name) => {
    const template = readPage(await renderPage(name, 'word'))
    const markers = new Set(template.content.match(fieldMarker))
    expect(template.errors).toEqual([])
    expect(markers.size).toBeGreaterThan(0)
    // Each of 30 guides has ten texts in every field.
    await fc.assert(
      fc.asyncProperty(textLists, async (texts) => {
        const text = texts.join(' | ')
        const { errors, scripts, documents, markup, content } = readPage(await renderPage(name, text))
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
      { numRuns: 30 },
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
    { numRuns: 300 },
  )
})
