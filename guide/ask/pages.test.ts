import { createWriter } from '@/guide/testing/createWriter'
import { aCandidate, aGuide, aPosition, aRace } from '@/guide/testing/factories'
import { listPages } from './pages'

it('lists the pages of topics only if the comparison has too much for one page, and no page that leads to another', () => {
  const topics = ['parks', 'roads'].map((id) => ({ id, name: id }))
  const list = (length: number) => {
    const write = createWriter()
    const candidates = ['ann', 'bob'].map((id, index) =>
      aCandidate({
        id,
        stances: [],
        positions: topics.map(({ id: topic }) => ({ ...aPosition, topic, text: write(length) })),
        updated: `2017-10-2${index}`,
      }),
    )
    return listPages(aGuide({ topics, races: [aRace], candidates })).filter(({ path }) =>
      /^\/(?:topics|compare)\//.test(path),
    )
  }
  expect(list(2000)).toEqual([{ path: '/compare/cityCouncil/', updated: '2017-10-21' }])
  expect(list(30_000).map(({ path }) => path)).toEqual(['/compare/cityCouncil/', '/compare/cityCouncil/roads/'])
})
