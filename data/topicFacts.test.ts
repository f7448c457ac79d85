/** @jest-environment node */
import { aCandidate, aGuide, aPosition, aRace, aStance } from './fixtures/factories'
import type { Candidate } from './schema/published'
import { addTopics, findOthersOnTopics, buildTopicRows, listTopics } from './topicFacts'

const topics = [
  { id: 'roads', name: 'Roads', races: ['mayor'] },
  { id: 'parks', name: 'Parks' },
  { id: 'pools', name: 'Pools', races: ['cityCouncil'] },
]
const races = [aRace, { ...aRace, id: 'mayor', name: 'Mayor' }]
const stance = aStance(1, { topics: ['pools', 'parks'] })

function inRaces(id: string, raceIds: readonly string[], fields: Partial<Candidate> = {}) {
  const candidacies = raceIds.map((race) => ({ race, position: 'Candidate' }))
  return aCandidate({ id, sortName: id, race: raceIds[0], candidacies, ...fields })
}

it('finds the topics of all races of a candidate', () => {
  const read = (raceIds: readonly string[]) =>
    listTopics(aGuide({ topics }), inRaces('ann', raceIds)).map(({ id }) => id)
  expect(read(['cityCouncil'])).toEqual(['parks', 'pools'])
  expect(read(['cityCouncil', 'mayor'])).toEqual(['roads', 'parks', 'pools'])
})

it('adds the topics of stances in the order of the topics', () => {
  const [first] = addTopics(aGuide({ topics }), aCandidate({ stances: [stance] }))
  expect(first?.topics.map(({ name }) => name)).toEqual(['Parks', 'Pools'])
})

it('has a row for every topic with a position, or with nothing said', () => {
  const read = (fields: Partial<Candidate>) =>
    buildTopicRows(aGuide({ topics }), inRaces('ann', ['cityCouncil'], { stances: [], ...fields })).map(
      ({ topic, position }) => [topic.id, position?.text],
    )
  const silence = [
    ['parks', undefined],
    ['pools', undefined],
  ]
  expect(read({})).toEqual(silence)
  expect(read({ stances: [aStance(1, { topics: ['pools'] })] })).toEqual([['parks', undefined]])
  expect(read({ stances: [stance] })).toEqual([])
  expect(read({ stances: [stance], positions: [aPosition] })).toEqual([['parks', aPosition.text]])
})

describe('others on the topics of a stance', () => {
  const ann = inRaces('ann', ['cityCouncil', 'mayor'], { stances: [stance] })
  const find = (candidates: readonly Candidate[]) =>
    findOthersOnTopics(aGuide({ topics, races, candidates: [ann, ...candidates] }), ann, stance)

  it('are those in the races of the topic, each once, with stances and positions', () => {
    const others = [
      inRaces('bob', ['mayor'], { stances: [aStance(1, { topics: ['parks'] })], positions: [aPosition] }),
      inRaces('cleo', ['cityCouncil', 'mayor']),
      inRaces('dee', ['cityCouncil'], { stances: [aStance(1, { topics: ['pools'] })] }),
    ]
    const read = find(others).map(({ topic, others: found }) => [
      topic.id,
      ...found.map(({ candidate, statements }) => [candidate.id, ...statements.map(({ text }) => text)]),
    ])
    expect(read).toEqual([
      ['parks', ['cleo'], ['dee'], ['bob', 'Text 1.', aPosition.text]],
      ['pools', ['cleo'], ['dee', 'Text 1.']],
    ])
  })

  const sentence = (letter: string, length: number) => `${letter.repeat(length - 1)}.`
  const long = [sentence('A', 150), sentence('B', 150), sentence('C', 1400)].join(' ')
  const inParks = (id: string, text: string) => inRaces(id, ['cityCouncil'], { positions: [{ ...aPosition, text }] })
  const texts = (candidates: readonly Candidate[]) =>
    find(candidates)[0]!.others.map(({ statements }) => [statements[0]?.text.length, statements[0]?.isCut])

  it('are cut after a sentence, to the same length, only if they are long', () => {
    expect(texts([inParks('bob', long.slice(0, 1700))])).toEqual([[1700, false]])
    expect(texts([inParks('bob', long), inParks('cleo', 'Short.')])).toEqual([
      [301, true],
      [6, false],
    ])
    const many = Array.from({ length: 7 }, (_, index) => inParks(`p${index}`, long))
    expect(texts(many)).toEqual(many.map(() => [150, true]))
  })

  it('have no texts if even the first sentences are too long', () => {
    expect(texts([inParks('bob', sentence('A', 2401)), inParks('cleo', 'Short.')])).toEqual(
      [
        [2401, false],
        [6, false],
      ].map(() => [0, true]),
    )
  })

  it('are left out if they are too many', () => {
    const crowd = Array.from({ length: 31 }, (_, index) => inRaces(`p${index}`, ['cityCouncil']))
    const read = (candidates: readonly Candidate[]) =>
      find(candidates).map(({ isTooLarge, others }) => [isTooLarge, others.length])
    expect(read(crowd)).toEqual([
      [true, 0],
      [true, 0],
    ])
    expect(read(crowd.slice(1))).toEqual([
      [false, 30],
      [false, 30],
    ])
  })

  it('are nothing if nobody else runs', () => {
    expect(find([])).toEqual([])
  })
})
