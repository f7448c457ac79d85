import { render, screen, within } from '@testing-library/react'
import { aQuestion, aRace, aSource, anUnlinkedSource } from '@/data/fixtures/factories'
import type { Results as ElectionResults } from '@/data/schema/published'
import { Results } from './Results'

const races = [
  { ...aRace, voteFor: 3 },
  { ...aRace, id: 'mayor', name: 'Mayor', voteFor: 1 },
]
const questions = [{ ...aQuestion, number: '1' }]
const winners = { cityCouncil: ['ada-byron'] }

function renderResults(results: Partial<ElectionResults> = {}) {
  render(<Results results={{ winners, sources: [aSource], ...results }} races={races} questions={questions} />)
  return within(screen.getByRole('region', { name: 'Results' }))
}

/** The rows as label and entries. */
function readRows(results: Partial<ElectionResults>) {
  return renderResults(results)
    .getAllByRole('term')
    .map((term) => [...(term.parentElement?.children ?? [])].map(({ textContent }) => textContent))
}

it('cites the sources of the results, at the fragment that profiles link to', () => {
  const section = renderResults({ sources: [aSource, anUnlinkedSource] })
  expect(screen.getByRole('heading', { level: 2, name: 'Results' })).toHaveAttribute('id', 'results')
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Interview. Town Radio, October 20, 2017.',
    'Minutes. City, undated page.',
  ])
})

it('names no candidate and has no rows if only winners are known', () => {
  const section = renderResults()
  expect(
    section.getByText('Each candidate’s profile shows whether the candidate was elected. It has no vote counts.'),
  ).toBeInTheDocument()
  expect(section.queryByRole('term')).toBeNull()
})

it.each([
  [{ status: 'unofficial', asOf: '2017-11-08' }, 'The results are unofficial. Results as of November 8, 2017. '],
  [{ status: 'certified' }, 'The results are certified. '],
  [{ status: 'not known' }, ''],
] as const)('states how final the results are: %j', (status, sentences) => {
  const section = renderResults({ ...status, votes: { mayor: { candidates: {} } } })
  expect(section.getByText(/^.*Each candidate/)).toHaveTextContent(
    `${sentences}Each candidate’s profile shows whether the candidate was elected. It has the number of votes, if known.`,
  )
})

it('shows the turnout, with a percentage if the number of registered voters is known', () => {
  expect(readRows({ turnout: { ballots: 8299, registered: 15_120, sources: [aSource] } })).toEqual([
    ['Turnout', '8,299 of 15,120 registered voters voted (54.9%).'],
  ])
})

it('shows the turnout without a percentage otherwise', () => {
  expect(readRows({ turnout: { ballots: 1, sources: [aSource] } })).toEqual([['Turnout', '1 ballot was cast.']])
})

it('shows write-in winners, seats without a winner and recounts by race', () => {
  const rows = readRows({
    writeInWinners: { cityCouncil: ['Sunny Wells'] },
    open: { cityCouncil: { reason: 'vacant', sources: [aSource] }, mayor: { reason: 'undecided', sources: [aSource] } },
    recounts: [
      { race: 'mayor', date: '2017-11-18', text: 'Two have the same number of votes.', sources: [aSource] },
      { race: 'question-1', text: 'Planned.', sources: [aSource] },
    ],
  })
  expect(rows).toEqual([
    ['Elected as write-ins', 'City Council: Sunny Wells'],
    ['Seats without a winner', 'City Council: 1 seat. Nobody was elected.', 'Mayor: 1 seat. Not decided.'],
    ['Recounts', 'Mayor, November 18, 2017: Two have the same number of votes.', 'Question 1: A new library: Planned.'],
  ])
})

it('links each ballot question with its outcome', () => {
  const rows = readRows({ questions: { 'question-1': { outcome: 'failed', yes: 900, no: 1000 } } })
  expect(rows).toEqual([['Ballot questions', 'Question 1: A new library: Did not pass. 900 yes, 1,000 no.']])
  expect(screen.getByRole('link', { name: 'Question 1: A new library' })).toHaveAttribute(
    'href',
    '/questions/question-1/',
  )
})

it('cites the sources of every row', () => {
  const open = { mayor: { reason: 'undecided', sources: [anUnlinkedSource] } } as const
  expect(renderResults({ open }).getAllByRole('listitem')).toHaveLength(2)
})
