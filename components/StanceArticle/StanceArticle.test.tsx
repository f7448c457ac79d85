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

it('names every position that the candidate runs for', () => {
  const { candidacies } = aCandidate()
  const races = [aRace, { ...aRace, id: 'mayor', name: 'Mayor' }]
  renderStance(1, { candidacies: [...candidacies, { race: 'mayor', position: 'Anytown Mayor Candidate' }] }, { races })
  expect(screen.getByText('Anytown City Council Candidate')).toBeInTheDocument()
  expect(screen.getByText('Anytown Mayor Candidate')).toBeInTheDocument()
})

it('links each topic to the comparison, once in its heading and once below the statements', () => {
  renderStance(1, {}, { candidates: [aCandidate({ id: 'bob' })] })
  const region = within(screen.getByRole('region', { name: 'Others on this topic' }))
  const links = region.getAllByRole('link', { name: /Parks|Compare/ })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Parks', '/compare/cityCouncil/#topics=parks'],
    ['Compare everyone on this topic', '/compare/cityCouncil/#topics=parks'],
  ])
})

it('links to the comparison instead of showing too much', () => {
  const page = aStancePage(1, { stances }, { topics, candidates: [aCandidate({ id: 'bob' })] })
  const elsewhere = page.othersOnTopics.map(({ topic }) => ({ topic }))
  render(<StanceArticle {...page} othersOnTopics={elsewhere} />)
  const section = within(screen.getByRole('region', { name: 'Others on this topic' }))
  expect(section.queryByRole('listitem')).toBeNull()
  expect(section.getByText('There is too much to show on this page.')).toBeInTheDocument()
  expect(section.getByRole('link', { name: 'Compare everyone on this topic' })).toBeInTheDocument()
})

it('has a place for a tick at the stance, the other stances and what others said', () => {
  const bob = aCandidate({ id: 'bob', stances: [aStance(4, { topics: ['parks'] })] })
  renderStance(1, {}, { candidates: [bob] })
  const ticked = [...document.querySelectorAll('[data-tick]')].map(
    (place) => place.closest('[data-statement]')?.querySelector('[data-said]')?.textContent,
  )
  expect(ticked).toEqual(['Text 1.', 'Text 2.', 'Text 3.', 'Text 4.'])
})
