import { render, screen, within } from '@testing-library/react'
import { aQuestion, aRace } from '@/guide/testing/factories'
import type { Race } from '@/guide/fields/published'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import { getInlineScript } from '@/app/testing/mockInlineScript'
import CandidateList, { generateMetadata } from './page'

beforeEach(() => setGuide(aGuide))

it('does not link to a comparison if only one candidate runs', () => {
  setGuide({ ...aGuide, candidates: aGuide.candidates.filter(({ id }) => id !== 'bob-cole') })
  render(<CandidateList />)
  expect(within(screen.getByRole('region', { name: 'City Council' })).queryByText(/^Compare/)).toBeNull()
})

it('does not mention election day in its counts before there are results', () => {
  setGuide({ ...aGuide, election: { ...aGuide.election, results: undefined } })
  render(<CandidateList />)
  expect(
    screen.getByText(/^3 candidates for 8 seats in the election of November 7, 2017\. Open a card/),
  ).toBeInTheDocument()
})

it.each([
  [true, 'This election is nonpartisan: a party is shown only where the candidate stated it. N/A means'],
  [false, 'Party N/A means'],
])('explains parties if nonpartisan is %s', (nonpartisan, sentence) => {
  setGuide({ ...aGuide, election: { ...aGuide.election, nonpartisan } })
  render(<CandidateList />)
  expect(screen.getByText(/N\/A means/)).toHaveTextContent(`Candidates are listed by surname, A to Z. ${sentence}`)
})

describe('of an election with many races', () => {
  const races = ['mayor', 'a', 'b', 'c', 'd', 'cityCouncil'].map((id) => ({ ...aRace, id, name: `Race ${id}` }))
  const acclaimed = {
    ...aRace,
    id: 'clerk',
    name: 'Clerk',
    group: 'hill',
    noVote: { reason: 'acclaimed', sources: [] },
  }
  const many = {
    ...aGuide,
    groups: [{ id: 'hill', name: 'Hill' }],
    races: [...races, acclaimed as Race],
    questions: [{ ...aQuestion, number: '2', group: 'hill' }],
  }

  it('is an index of races and questions by group', () => {
    setGuide(many)
    render(<CandidateList />)
    const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => [
      heading.textContent,
      ...within(heading.parentElement!.parentElement!)
        .getAllByRole('listitem')
        .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')]),
    ])
    expect(groups).toEqual([
      [
        'On every ballot',
        ['Race mayor 1 candidate', '/candidates/mayor/'],
        ...['a', 'b', 'c', 'd'].map((id) => [`Race ${id} No candidates`, `/candidates/${id}/`]),
        ['Race cityCouncil 2 candidates', '/candidates/cityCouncil/'],
      ],
      [
        'Hill',
        ['Clerk No candidates, no vote', '/candidates/clerk/'],
        ['Question 2: A new library Ballot question', '/questions/question-1/'],
      ],
    ])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('has a search field for races and candidates, hidden until its script runs', () => {
    setGuide(many)
    render(<CandidateList />)
    expect(screen.getByLabelText('Find a race or candidate').closest('[hidden]')).toBeInTheDocument()
    expect(getInlineScript()).toHaveTextContent('["group.","Eve Ford;;;;;Ada Byron,Bob Cole,Cleo Dean;"]')
  })

  it('has a description without the names of the races', () => {
    setGuide(many)
    expect(generateMetadata().description).toBe(
      'Every race in Anytown on November 7, 2017, with its candidates: 7 races.',
    )
  })
})
