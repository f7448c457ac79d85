import { render, screen } from '@testing-library/react'
import { aRace } from '@/guide/testing/factories'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import { getInlineScript } from '@/app/testing/mockInlineScript'
import RaceRoute, { generateMetadata } from './page'

const params = Promise.resolve({ race: 'cityCouncil' })

beforeEach(() => setGuide(aGuide))

it('applies the chosen area if the election has areas', async () => {
  render(await RaceRoute({ params }))
  expect(getInlineScript()).toBeNull()
  setGuide({ ...aGuide, areas: [{ id: 'top', name: 'Top', groups: [] }] })
  render(await RaceRoute({ params }))
  expect(getInlineScript()).toHaveTextContent('["/2017-11-07-anytown/area","top"]')
})

it('does not invite readers to vote in an acclaimed race', async () => {
  const acclaimed = { ...aRace, group: 'hill', noVote: { reason: 'acclaimed', sources: [] } } as const
  setGuide({ ...aGuide, groups: [{ id: 'hill', name: 'Hill' }], races: [acclaimed], candidates: [] })
  render(await RaceRoute({ params }))
  expect(screen.getByRole('main')).toHaveTextContent('Hill')
  expect(screen.getByRole('main')).not.toHaveTextContent('can vote')
  expect(await generateMetadata({ params })).toMatchObject({
    title: 'City Council, Hill',
    description: 'City Council, Hill, Anytown, November 7, 2017: candidates, sources, and the reason for no vote.',
  })
})
