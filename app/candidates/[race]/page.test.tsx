import { render, screen, within } from '@testing-library/react'
import { aRace } from '@/guide/testing/factories'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import { getInlineScript } from '@/app/testing/mockInlineScript'
import RaceRoute, { generateMetadata, generateStaticParams } from './page'

const params = Promise.resolve({ race: 'cityCouncil' })

beforeEach(() => setGuide(aGuide))

it('has a page for each race', () => {
  expect(generateStaticParams()).toEqual([{ race: 'cityCouncil' }, { race: 'mayor' }])
})

it('shows the candidates and what voters could choose', async () => {
  render(await RaceRoute({ params }))
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('City Council')
  expect(main.getByText('Voters could choose up to 7.')).toBeInTheDocument()
  expect(
    within(main.getAllByRole('list')[0]!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/profile/ada-byron/', '/profile/bob-cole/', '/profile/cleo-dean/'])
  expect(main.getByText(/^Candidates are listed by surname, A to Z\. This race is nonpartisan/)).toBeInTheDocument()
})

it('links to all candidates and to the next race', async () => {
  render(await RaceRoute({ params }))
  expect(screen.getByRole('link', { name: 'All candidates' })).toHaveAttribute('href', '/candidates/')
  expect(screen.getByRole('link', { name: 'Next race Mayor' })).toHaveAttribute('href', '/candidates/mayor/')
  expect(screen.queryByRole('link', { name: /^Previous/ })).toBeNull()
})

it('links to the comparison if several candidates run', async () => {
  const { unmount } = render(await RaceRoute({ params }))
  const link = screen.getByRole('link', { name: 'Compare these 3 candidates' })
  expect(link).toHaveAttribute('href', '/compare/cityCouncil/')
  unmount()
  render(await RaceRoute({ params: Promise.resolve({ race: 'mayor' }) }))
  expect(screen.queryByRole('link', { name: /^Compare these/ })).toBeNull()
})

it('applies the chosen area if the election has areas', async () => {
  render(await RaceRoute({ params }))
  expect(getInlineScript()).toBeNull()
  setGuide({ ...aGuide, areas: [{ id: 'top', name: 'Top', groups: [] }] })
  render(await RaceRoute({ params }))
  expect(getInlineScript()).toHaveTextContent('["/2017-11-07-anytown/area",["top"]]')
})

it('shows the date of the last change to the race, and its own share image', async () => {
  render(await RaceRoute({ params: Promise.resolve({ race: 'mayor' }) }))
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Last updated October 21, 2017.')
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute('content', '/share/candidates/mayor.png')
})

it('describes the race', async () => {
  expect(await generateMetadata({ params })).toMatchObject({
    title: 'City Council',
    description: 'City Council: 2 candidates in Anytown on November 7, 2017, with party, key stances and sources.',
  })
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
