import { render, screen, within } from '@testing-library/react'
import { aQuestion, aSource, anUnlinkedSource } from '@/guide/testing/factories'
import { QuestionList } from './QuestionList'

const groups = [
  { id: 'region', name: 'Region-wide', everyone: true },
  { id: 'town', name: 'Town of Port Larkin' },
]

it('shows each question with its number, group and summary, and links to its page', () => {
  const questions = [
    { ...aQuestion, number: '1', group: 'region', summary: 'The city would build a library.' },
    { ...aQuestion, id: 'question-2', title: 'Chickens', group: 'town' },
  ]
  render(<QuestionList questions={questions} groups={groups} />)
  expect(readColumns()).toEqual([
    ['Question 1: A new library', 'Yes or no', 'Yes', 'No', 'The city would build a library.'],
    ['Chickens', 'Yes or no', 'Yes', 'No', 'Only for Town of Port Larkin.'],
  ])
  const links = screen.getAllByRole('heading', { level: 3 }).map((heading) => within(heading).getByRole('link'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/questions/question-1/', '/questions/question-2/'])
})

it('shows the outcome of each question, with the votes if they are known', () => {
  const questions = [aQuestion, { ...aQuestion, id: 'question-2', title: 'Chickens' }]
  const results = {
    winners: {},
    questions: { 'question-1': { outcome: 'passed', yes: 5012, no: 3120 }, 'question-2': { outcome: 'undecided' } },
    sources: [aSource],
  } as const
  render(<QuestionList questions={questions} groups={[]} results={results} />)
  expect(readColumns()).toEqual([
    ['A new library', 'Passed', 'Yes 5,012', 'No 3,120'],
    ['Chickens', 'Not decided', 'Yes', 'No'],
  ])
})

/** The lines of each question: title, choices or outcome, rows and notes. */
function readColumns() {
  return screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => [...heading.closest('section')!.querySelectorAll('h3, p, li')])
    .map((lines) => lines.map(({ textContent }) => textContent))
}

it('cites the sources of all questions', () => {
  const questions = [aQuestion, { ...aQuestion, id: 'question-2', sources: [anUnlinkedSource, aSource] }]
  render(<QuestionList questions={questions} groups={[]} />)
  const sources = within(screen.getByRole('group')).getAllByRole('listitem')
  expect(sources.map(({ textContent }) => textContent)).toEqual([
    'Interview. Town Radio, October 20, 2017.',
    'Minutes. City, undated page.',
  ])
})

it('is absent if there are no questions', () => {
  const { container } = render(<QuestionList questions={[]} groups={[]} />)
  expect(container).toBeEmptyDOMElement()
})
