import { gzipSync } from 'node:zlib'
import { createWriter } from '@/guide/testing/createWriter'
import { aCandidate, aGuide as createGuide, aPosition, aRace, aSource } from '@/guide/testing/factories'
import { setGuide } from '@/app/testing/mockGuide'
import { readMetadata, renderDocument } from '@/app/testing/routes'

/**
 * Budget of a comparison without definitions and answers, less what its styles and scripts need, and with the 100 bytes of
 * script for answers. The browser tests measure the export.
 */
const documentBytes = 24_000 - 3300 - 4800 + 100

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
  const page = ['compare/[race]/page.tsx', { race: aRace.id }] as const
  const html = (await renderDocument(...page)) + JSON.stringify(await readMetadata(...page))
  return { bytes: gzipSync(html, { level: 9 }).length, isSplit: !html.includes('#topics=') }
}

it.each([
  ['12 candidates with 9 topics and long statements', 12, 9, 800, true],
  ['12 candidates with 6 topics and short statements', 12, 6, 80, false],
  ['2 candidates with 9 topics and very long statements', 2, 9, 5000, true],
  ['20 candidates with 2 topics and short statements', 20, 2, 60, false],
])('a comparison of %s is within its budget', async (_, candidateCount, topicCount, textLength, isSplit) => {
  const page = await measure(candidateCount, topicCount, textLength)
  expect(page.bytes).toBeLessThanOrEqual(documentBytes)
  expect(page.isSplit).toBe(isSplit)
})
