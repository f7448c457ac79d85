/** @jest-environment node */
import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { aCandidate, aGuide as createGuide, aPosition, aRace, aSource } from '@/data/fixtures/factories'
import { setGuide } from '@/app/testing/mockGuide'
import Layout from '@/app/layout'
import CompareRaceRoute, { generateMetadata } from './page'

/** Budget of a comparison, less what its styles need. The browser tests measure the export. */
const documentBytes = 20_000 - 3100

const syllables = 'ba cor de fin gal ho in jen ki lor ma net os pra qui rus sto tem ul ver win yel za ther ing'.split(
  ' ',
)

/** Returns generated sentences, which compress as well as English. Deterministic. */
function createWriter() {
  let seed = 7
  const next = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below
  const word = () => Array.from({ length: 1 + next(3) }, () => syllables[next(syllables.length)]).join('')
  return (length: number) => {
    let text = ''
    while (text.length < length) text += `It ${Array.from({ length: 9 }, word).join(' ')}. `
    return text.trim()
  }
}

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
  const params = Promise.resolve({ race: aRace.id })
  const page = await Layout({ children: await CompareRaceRoute({ params }) })
  const html = renderToStaticMarkup(page) + JSON.stringify(await generateMetadata({ params }))
  return gzipSync(html, { level: 9 }).length
}

it.each([
  ['12 candidates with 9 topics and long texts', 12, 9, 800],
  ['12 candidates with 9 topics and texts that almost fill it', 12, 9, 150],
  ['2 candidates with 9 topics and very long texts', 2, 9, 5000],
])('a comparison of %s is within its budget', async (_, candidateCount, topicCount, textLength) => {
  expect(await measure(candidateCount, topicCount, textLength)).toBeLessThanOrEqual(documentBytes)
})
