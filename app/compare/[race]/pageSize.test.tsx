import { gzipSync } from 'node:zlib'
import * as cheerio from 'cheerio'
import { createWriter } from '@/guide/testing/createWriter'
import { aCandidate, aGuide as createGuide, aPosition, aRace, aSource, aStance } from '@/guide/testing/factories'
import type { Candidate } from '@/guide/fields/published'
import { setGuide } from '@/app/testing/mockGuide'
import { readMetadata, renderDocument } from '@/app/testing/routes'

/**
 * Budget of a comparison without definitions and answers, less what its styles and scripts need, and with the 100 bytes of
 * script for answers. The browser tests measure the export.
 */
const documentBytes = 24_000 - 3300 - 4800 + 100

const page = ['compare/[race]/page.tsx', { race: aRace.id }] as const

/** Bytes of the page of a race, with the less effective compression. */
async function measure(candidateCount: number, topicCount: number, textLength: number) {
  const write = createWriter()
  const topics = Array.from({ length: topicCount }, (_, index) => ({ id: `topic-${index}`, name: write(20) }))
  const candidates = Array.from({ length: candidateCount }, (_, index) =>
    aCandidate({
      id: `person-${index}`,
      name: `Ada ${write(1)}`,
      experience: write(300),
      stances: [],
      positions: topics.map(({ id }, place) => ({
        ...aPosition,
        topic: id,
        text: write(textLength),
        how: 'interview',
        date: '2017-10-20',
        sources: [{ ...aSource, url: `https://example.org/interviews/${index}-${place % 3}/` }],
      })),
    }),
  )
  setGuide(createGuide({ topics, candidates, races: [aRace] }))
  const html = (await renderDocument(...page)) + JSON.stringify(await readMetadata(...page))
  return { bytes: gzipSync(html, { level: 9 }).length, isSplit: !html.includes('#topics=') }
}

it.each([
  ['12 candidates with 9 topics and long statements', 12, 9, 800, true],
  ['12 candidates with 6 topics and short statements', 12, 6, 80, false],
  ['2 candidates with 9 topics and very long statements', 2, 9, 5000, true],
  ['20 candidates with 2 topics and short statements', 20, 2, 60, false],
])('a comparison of %s is within its budget', async (_, candidateCount, topicCount, textLength, isSplit) => {
  const result = await measure(candidateCount, topicCount, textLength)
  expect(result.bytes).toBeLessThanOrEqual(documentBytes)
  expect(result.isSplit).toBe(isSplit)
})

async function renderRace(fields: Partial<Candidate>) {
  const topics = ['Parks', 'Roads'].map((name) => ({ id: name.toLowerCase(), name }))
  const candidates = [fields, { id: 'y' }, { id: 'z' }].map((each) => aCandidate(each))
  setGuide(createGuide({ topics, races: [aRace], candidates }))
  return cheerio.load(await renderDocument(...page))
}

it('has a page for each topic if the statements would be too large for one page', async () => {
  const $ = await renderRace({ stances: [aStance(1, { topics: ['parks'], text: createWriter()(60_000) })] })
  expect($('[data-topic] > h2').text()).toBe('Parks')
  expect($.extract({ links: [{ selector: '[data-topic-list] a', value: 'href' }] }).links).toEqual([
    '/compare/cityCouncil/',
    '/compare/cityCouncil/roads/',
    '/compare/cityCouncil/other.stances/',
  ])
})

it('states where the experience is if it does not fit', async () => {
  const $ = await renderRace({ experience: createWriter()(60_000) })
  expect($('main').text()).toContain("Select a name to read about a candidate's experience.")
})
