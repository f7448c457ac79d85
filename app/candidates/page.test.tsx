/** @jest-environment jsdom */
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

it('has no sentence about cards and their order without candidates', () => {
  setGuide({ ...aGuide, election: { ...aGuide.election, results: undefined }, candidates: [] })
  render(<CandidateList />)
  expect(screen.getByText('0 candidates for 8 seats in the election of November 7, 2017.')).toBeInTheDocument()
  expect(screen.queryByText(/^Candidates are listed/)).toBeNull()
})

const nonpartisan = 'This election is nonpartisan: a party is shown only where the candidate stated it.'
const notFound = 'N/A means that we found no party that the candidate stated before the election.'
const notKnown = 'N/A means that this guide has no party for the candidate.'

it.each([
  ['Whig', true, { parties: true }, ` ${nonpartisan} ${notFound}`],
  ['Whig', false, { parties: true }, ` ${notFound}`],
  ['Whig', false, { parties: false }, ` ${notKnown}`],
  ['Whig', false, undefined, ` ${notKnown}`],
  ['N/A', true, { parties: true }, ` ${nonpartisan}`],
  ['N/A', false, { parties: true }, ''],
])(
  'explains parties if one is %s, nonpartisan is %s, and the editors did %j',
  (party, isNonpartisan, research, note) => {
    const [first, ...others] = aGuide.candidates
    setGuide({
      ...aGuide,
      election: { ...aGuide.election, nonpartisan: isNonpartisan, research },
      candidates: [{ ...first!, party }, ...others],
    })
    render(<CandidateList />)
    expect(screen.getByText(/^Candidates are listed by surname/).textContent).toBe(
      `Candidates are listed by surname, A to Z.${note}`,
    )
    expect(screen.queryAllByText(/^Party: N\/A/).length > 0).toBe(party === 'Whig')
  },
)

describe('of an election with many races', () => {
  const races = ['mayor', 'a', 'b', 'c', 'd', 'cityCouncil'].map((id) => ({ ...aRace, id, name: `Race ${id}` }))

  beforeEach(() => setGuide({ ...aGuide, races }))

  it('has a search field for races and candidates, hidden until its script runs', () => {
    render(<CandidateList />)
    expect(screen.getByLabelText('Find a race or candidate').closest('[hidden]')).toBeInTheDocument()
    expect(getInlineScript()).toHaveTextContent(/"group\.","li","\/lookup\/people\.json\?[0-9a-f]{8}"/)
  })

  it('has a description without the names of the races', () => {
    expect(generateMetadata().description).toBe(
      'Every race in Anytown on November 7, 2017, with its candidates: 6 races.',
    )
  })
})
