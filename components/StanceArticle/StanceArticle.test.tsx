import { render, screen, within } from '@testing-library/react'
import { aCandidate, anUnlinkedSource, aRace, aStance, aStancePage } from '@/guide/testing/factories'
import type { Candidate, Guide } from '@/guide/fields/published'
import { StanceArticle } from './StanceArticle'

const topics = [
  { id: 'parks', name: 'Parks' },
  { id: 'roads', name: 'Roads' },
]
const stances = [
  aStance(1, { topics: ['parks'], how: 'debate', date: '2017-09-24', locator: 'about minute 12' }),
  aStance(2, { sources: [anUnlinkedSource] }),
  aStance(3),
]

/** Renders the page of a candidate's stance. The candidate is the first of the guide. */
function renderStance(number: number, fields: Partial<Candidate> = {}, guideFields: Partial<Guide> = {}) {
  render(<StanceArticle {...aStancePage(number, { stances, ...fields }, { topics, ...guideFields })} />)
}

it('links each topic to its page and to the comparison in the races that it belongs to', () => {
  const races = [aRace, { ...aRace, id: 'mayor', name: 'Mayor' }]
  const candidacies = races.map(({ id }) => ({ race: id, position: 'Candidate' }))
  const [parks, roads] = topics
  renderStance(
    1,
    { candidacies, stances: [aStance(1, { topics: ['parks', 'roads'] })] },
    {
      races,
      candidates: [aCandidate({ id: 'bob' }), aCandidate({ id: 'cy', race: 'mayor' })],
      topics: [parks!, { ...roads!, races: ['cityCouncil'] }],
    },
  )
  const region = screen.getByRole('region', { name: 'Others on these topics' })
  const links = [...region.querySelectorAll('h3 a, p > a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Parks', '/topics/parks/'],
    ['Compare on this topic: City Council', '/compare/cityCouncil/#topics=parks'],
    ['Compare on this topic: Mayor', '/compare/mayor/#topics=parks'],
    ['Roads', '/topics/roads/'],
    ['Compare on this topic: City Council', '/compare/cityCouncil/#topics=roads'],
  ])
})

it('links to everyone on the topic and to the comparison instead of showing too much', () => {
  const page = aStancePage(1, { stances }, { topics, candidates: [aCandidate({ id: 'bob' })] })
  const elsewhere = page.othersOnTopics.map(({ topic, races }) => ({
    topic,
    races: races.map((race) => ({ ...race, path: '/topics/parks/cityCouncil/' })),
  }))
  render(<StanceArticle {...page} othersOnTopics={elsewhere} />)
  const section = within(screen.getByRole('region', { name: 'Others on this topic' }))
  expect(section.queryByRole('listitem')).toBeNull()
  expect(section.getByText('There is too much to show on this page.')).toBeInTheDocument()
  expect(section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Parks', '/topics/parks/'],
    ['What everyone said: City Council', '/topics/parks/cityCouncil/'],
    ['Compare on this topic: City Council', '/compare/cityCouncil/#topics=parks'],
  ])
})
