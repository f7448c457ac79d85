/** @jest-environment node */
import { createWriter } from '@/guide/testing/createWriter'
import { aCandidate, aGuide, aPosition, aRace } from '@/guide/testing/factories'
import { listPages } from './pages'

it('lists the pages of a topic and a race only if the topic has too much for one page', () => {
  const list = (length: number) => {
    const write = createWriter()
    const candidates = ['cityCouncil', 'mayor'].map((race, index) =>
      aCandidate({
        id: `p${index}`,
        race,
        stances: [],
        positions: [{ ...aPosition, text: write(length) }],
        updated: `2017-10-2${index}`,
      }),
    )
    const races = [aRace, { ...aRace, id: 'mayor' }]
    return listPages(aGuide({ topics: [{ id: 'parks', name: 'Parks' }], races, candidates })).filter(({ path }) =>
      path.startsWith('/topics/parks/'),
    )
  }
  expect(list(2000).map(({ path }) => path)).toEqual(['/topics/parks/'])
  expect(list(30_000)).toEqual([
    { path: '/topics/parks/', updated: '2017-10-21' },
    { path: '/topics/parks/cityCouncil/', updated: '2017-10-20' },
    { path: '/topics/parks/mayor/', updated: '2017-10-21' },
  ])
})
