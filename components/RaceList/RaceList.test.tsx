import { render, screen, within } from '@testing-library/react'
import { aRace, aSource, anUnlinkedSource } from '@/data/fixtures/factories'
import type { Race } from '@/data/schema/published'
import { describeRace } from './describeRace'
import { RaceList } from './RaceList'

const council = { ...aRace, voteFor: 7, about: 'The council passes the budget.' }
const mayor = { ...aRace, id: 'mayor', name: 'Mayor', voteFor: 1, sources: [anUnlinkedSource] }

it.each<[Partial<Race>, number, string]>([
  [{ voteFor: 7 }, 12, '12 candidates. You can vote for up to 7.'],
  [{ voteFor: 2 }, 3, '3 candidates. You can vote for up to 2.'],
  [{ voteFor: 1 }, 2, '2 candidates. You can vote for 1.'],
  [{ voteFor: 1 }, 1, '1 candidate. Nobody else is running. You can vote for 1.'],
  [{ voteFor: 3 }, 0, 'No candidates. You can vote for up to 3.'],
  [{ voteFor: 3, seats: 2 }, 4, '4 candidates. You can vote for up to 3. 2 will be elected.'],
  [{ voteFor: 3, seats: 3 }, 4, '4 candidates. You can vote for up to 3.'],
  [
    { voteFor: 1, unexpired: true, term: 'To 2028' },
    2,
    '2 candidates. You can vote for 1. Term: To 2028. The winner serves the rest of the term of somebody who left.',
  ],
  [{ voteFor: 1, partisan: true }, 2, '2 candidates. You can vote for 1. The ballot names parties in this race.'],
  [{ voteFor: 1, partisan: false }, 2, '2 candidates. You can vote for 1.'],
  [{ voteFor: 1, writeIns: true }, 2, '2 candidates. You can vote for 1. You can write in another name.'],
  [{ voteFor: 1, writeIns: false }, 2, '2 candidates. You can vote for 1. You cannot write in another name.'],
])('describes %j with %i candidates as: %s', (fields, candidateCount, sentences) => {
  expect(describeRace({ ...aRace, ...fields }, candidateCount, true)).toBe(sentences)
})

it('describes a nonpartisan race of a partisan election as nonpartisan', () => {
  expect(describeRace({ ...aRace, partisan: false }, 9, false)).toMatch(
    /This race is nonpartisan: the ballot names no parties\.$/,
  )
  expect(describeRace({ ...aRace, partisan: true }, 9, false)).not.toMatch(/part/)
})

const acclaimed = { ...aRace, voteFor: 1, writeIns: true, noVote: { reason: 'acclaimed', sources: [aSource] } } as const
const canceled = { ...acclaimed, noVote: { reason: 'canceled', sources: [aSource] } } as const

it.each([
  [
    acclaimed,
    1,
    '1 candidate. Nobody else is running. No vote is held: there are no more candidates than seats, so each is elected.',
  ],
  [acclaimed, 0, 'No candidates. No vote is held: nobody is running.'],
  [canceled, 2, '2 candidates. No vote is held: this race was canceled.'],
])('never says that readers can vote in a race without a vote', (race, candidateCount, sentences) => {
  expect(describeRace(race, candidateCount, true)).toBe(sentences)
})

it('draws no oval for a race without a vote', () => {
  const { container } = render(
    <RaceList races={[{ race: acclaimed, path: '/candidates/mayor/', candidateCount: 1 }]} nonpartisan />,
  )
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(0)
})

it('shows the votes, candidates and duties of each race, and links to it', () => {
  render(
    <RaceList
      races={[
        { race: council, path: '/candidates/#cityCouncil', candidateCount: 12 },
        { race: mayor, path: '/candidates/mayor/', candidateCount: 2 },
      ]}
      nonpartisan
    />,
  )
  const items = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li')!)
  expect(items.map((item) => [...item.querySelectorAll('h3, p')].map(({ textContent }) => textContent))).toEqual([
    ['City Council', 'You can vote for up to 7.', '12 candidates.', 'The council passes the budget.'],
    ['Mayor', 'You can vote for 1.', '2 candidates.'],
  ])
  expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
    '/candidates/#cityCouncil',
    '/candidates/mayor/',
  ])
  expect(items.map((item) => item.querySelectorAll('[aria-hidden="true"]').length)).toEqual([7, 1])
})

it('cites the sources of all races', () => {
  const clerk = { ...mayor, id: 'clerk', sources: [aSource] }
  const races = [council, mayor, clerk].map((race) => ({ race, path: '/candidates/', candidateCount: 2 }))
  render(<RaceList races={races} nonpartisan />)
  const sources = within(screen.getByRole('group')).getAllByRole('listitem')
  expect(sources.map(({ textContent }) => textContent)).toEqual([
    'Interview. Town Radio, October 20, 2017.',
    'Minutes. City, undated page.',
  ])
})
