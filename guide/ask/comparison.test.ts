import { createWriter } from '@/guide/testing/createWriter'
import { aCandidate, aGuide, aRace, aStance } from '@/guide/testing/factories'
import { addTopics, listTopicPages } from './topics'
import { buildComparison } from '@/guide/ask/pages/comparison'
import type { Candidate, Guide } from '@/guide/fields/published'

const topics = [
  { id: 'roads', name: 'Roads' },
  { id: 'elsewhere', name: 'Elsewhere', races: ['mayor'] },
  { id: 'parks', name: 'Parks', races: [aRace.id] },
]

const compare = (fields: Partial<Guide>, topic?: string) => buildComparison(aGuide({ topics, ...fields }), aRace, topic)

/** The statements of each candidate, by topic. */
const readSections = ({ sections }: ReturnType<typeof compare>) =>
  sections.map(({ name, cells }) => [name, ...cells.map(({ statements }) => statements.map(({ text }) => text))])

it('has the key stances without a topic only if somebody has one, or if there are no topics', () => {
  const candidates = [aCandidate({ stances: [aStance(1, { topics: ['elsewhere'] })] })]
  expect(readSections(compare({ candidates }))).toEqual([
    ['Roads', []],
    ['Parks', []],
    ['Other key stances', ['Text 1.']],
  ])
  expect(compare({ candidates: [aCandidate({ stances: [] })] }).sections).toHaveLength(2)
  expect(readSections(compare({ candidates, topics: [] }))).toEqual([['Key stances', ['Text 1.']]])
})

it('has tabs for the other races with a comparison: with many, those of the same group', () => {
  const races = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...aRace, id, name: id, group: id < 'd' ? 'one' : 'two' }))
  const candidates = races.flatMap(({ id: race }) => [1, 2].map((n) => inRaces(`${race}${n}`, [race])))
  const read = (guide: Guide) => buildComparison(guide, guide.races[0]!).races.map(({ id }) => id)
  const groups = ['one', 'two'].map((id) => ({ id, name: id }))
  expect(read(aGuide({ groups, races, candidates }))).toEqual(['a', 'b', 'c', 'd', 'e'])
  const alone = { ...aRace, id: 'alone', group: 'one' }
  expect(
    read(aGuide({ groups, races: [...races, alone], candidates: [...candidates, inRaces('x', ['alone'])] })),
  ).toEqual(['a', 'b', 'c'])
})

describe('of much text', () => {
  const write = createWriter()
  const ofLength = (text: number, experience: number) =>
    aGuide({
      topics,
      candidates: Array.from({ length: 12 }, (_, index) =>
        aCandidate({
          id: `p${index}`,
          stances: [aStance(1, { topics: ['roads'], text: write(text) })],
          experience: write(experience),
        }),
      ),
    })

  it.each([
    ['has everything', 500, 400, { hasExperience: true, isSplit: false }],
    ['leaves out the experience of everyone', 500, 3000, { hasExperience: false, isSplit: false }],
    ['has a page for each topic', 4000, 10, { hasExperience: false, isSplit: true }],
  ])('%s, depending on what fits', (_, text, experience, layout) => {
    const guide = ofLength(text, experience)
    expect(buildComparison(guide, aRace)).toMatchObject(layout)
    expect(listTopicPages(guide)).toEqual(layout.isSplit ? [{ race: aRace.id, topic: 'parks' }] : [])
  })

  it('on pages of their own, links each topic to its page, which has the statements of everyone', () => {
    const guide = ofLength(4000, 10)
    const [first, second] = [undefined, 'parks'].map((topic) => buildComparison(guide, aRace, topic))
    expect(first?.topics.map(({ path, isCurrent }) => [path, isCurrent])).toEqual([
      ['/compare/cityCouncil/', true],
      ['/compare/cityCouncil/parks/', false],
    ])
    expect([first?.sections.map(({ id }) => id), first?.next?.id]).toEqual([['roads'], 'parks'])
    expect([second?.sections.map(({ id, cells }) => [id, cells.length]), second?.next]).toEqual([
      [['parks', 12]],
      undefined,
    ])
  })
})

function inRaces(id: string, raceIds: readonly string[], fields: Partial<Candidate> = {}) {
  const candidacies = raceIds.map((race) => ({ race, position: 'Candidate' }))
  return aCandidate({ id, sortName: id, race: raceIds[0], candidacies, ...fields })
}

it('adds the topics of stances in the order of the topics, with a path if others are compared on them', () => {
  const candidate = inRaces('ann', ['cityCouncil'])
  const stance = aStance(1, { topics: ['parks', 'roads', 'elsewhere'] })
  const read = (candidates: readonly Candidate[]) =>
    addTopics(aGuide({ topics, candidates }), candidate, stance).topics.map(({ name, path }) => [name, path])
  expect(read([candidate, inRaces('bob', ['cityCouncil'])])).toEqual([
    ['Roads', '/compare/cityCouncil/#topics=roads'],
    ['Elsewhere', undefined],
    ['Parks', '/compare/cityCouncil/#topics=parks'],
  ])
  expect(read([candidate]).map(([, path]) => path)).toEqual([undefined, undefined, undefined])
})
