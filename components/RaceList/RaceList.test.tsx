import { render, screen, within } from '@testing-library/react'
import { aRace, aSource, anUnlinkedSource } from '@/data/fixtures/factories'
import { describeRace } from './describeRace'
import { RaceList } from './RaceList'

const council = { ...aRace, voteFor: 7, about: 'The council passes the budget.' }
const mayor = { ...aRace, id: 'mayor', name: 'Mayor', voteFor: 1, sources: [anUnlinkedSource] }

it.each([
  [12, 7, '12 candidates. You can vote for up to 7.'],
  [3, 2, '3 candidates. You can vote for up to 2.'],
  [2, 1, '2 candidates. You can vote for 1.'],
  [1, 1, '1 candidate. Nobody else is running. You can vote for 1.'],
  [0, 3, 'No candidates. You can vote for up to 3.'],
])('describes %i candidates and %i votes as: %s', (candidateCount, voteFor, sentence) => {
  expect(describeRace({ ...aRace, voteFor }, candidateCount)).toBe(sentence)
})

it('shows the votes, candidates and duties of each race, and links to it', () => {
  render(
    <RaceList
      races={[
        { race: council, candidateCount: 12 },
        { race: mayor, candidateCount: 2 },
      ]}
    />,
  )
  const items = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li')!)
  expect(items.map((item) => [...item.querySelectorAll('h3, p')].map(({ textContent }) => textContent))).toEqual([
    ['City Council', 'You can vote for up to 7.', '12 candidates.', 'The council passes the budget.'],
    ['Mayor', 'You can vote for 1.', '2 candidates.'],
  ])
  expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
    '/candidates/#cityCouncil',
    '/candidates/#mayor',
  ])
  expect(items.map((item) => item.querySelectorAll('[aria-hidden="true"]').length)).toEqual([7, 1])
})

it('cites the sources of all races', () => {
  const races = [council, mayor].map((race) => ({ race, candidateCount: 2 }))
  render(<RaceList races={[...races, { race: { ...mayor, id: 'clerk', sources: [aSource] }, candidateCount: 1 }]} />)
  const sources = within(screen.getByRole('group')).getAllByRole('listitem')
  expect(sources.map(({ textContent }) => textContent)).toEqual([
    'Interview. Town Radio, October 20, 2023.',
    'Minutes. City, undated page.',
  ])
})
