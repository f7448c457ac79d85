import { render, screen } from '@testing-library/react'
import { aRace } from '@/guide/testing/factories'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import { getInlineScript } from '@/app/testing/mockInlineScript'
import CandidateList, { generateMetadata } from './page'

beforeEach(() => setGuide(aGuide))

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

  beforeEach(() => setGuide({ ...aGuide, races }))

  it('has a search field for races and candidates, hidden until its script runs', () => {
    render(<CandidateList />)
    expect(screen.getByLabelText('Find a race or candidate').closest('[hidden]')).toBeInTheDocument()
    expect(getInlineScript()).toHaveTextContent('["group.","Eve Ford;;;;;Ada Byron,Bob Cole,Cleo Dean"]')
  })

  it('has a description without the names of the races', () => {
    expect(generateMetadata().description).toBe(
      'Every race in Anytown on November 7, 2017, with its candidates: 6 races.',
    )
  })
})
