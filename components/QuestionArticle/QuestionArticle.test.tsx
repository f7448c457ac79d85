import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { aQuestion, aSource, anUnlinkedSource } from '@/guide/testing/factories'
import { QuestionArticle } from './QuestionArticle'

const full = {
  ...aQuestion,
  number: '1',
  text: '¿Aprueba usted el préstamo?',
  language: 'es',
  summary: 'The city would build a library.',
  yes: 'The city may borrow.',
  no: 'The city may not borrow.',
  cost: 'About $41 a year.',
  arguments: [
    { side: 'against', text: 'Pay debts first.', by: 'Ratepayers', sources: [anUnlinkedSource] },
    { side: 'for', text: 'Twelve chairs are too few.', by: 'Library Friends', sources: [aSource] },
  ],
} as const

function renderArticle(fields: Partial<ComponentProps<typeof QuestionArticle>> = {}) {
  render(<QuestionArticle question={full} electionDate="2017-11-07" {...fields} />)
}

function getSection(name: string) {
  return within(screen.getByRole('region', { name }))
}

function listHeadings() {
  return screen.getAllByRole('heading').map(({ textContent }) => textContent)
}

it('shows the question with its number and date, the summary and the cost', () => {
  renderArticle()
  expect(screen.getByRole('heading', { level: 1, name: 'Question 1: A new library' })).toBeInTheDocument()
  expect(screen.getByText('On the ballot of November 7, 2017.')).toBeInTheDocument()
  expect(getSection('In plain words').getByText('The city would build a library.')).toBeInTheDocument()
  expect(getSection('In plain words').getByText("This is the editors' summary.")).toBeInTheDocument()
  expect(getSection('Cost').getByText('About $41 a year.')).toBeInTheDocument()
  expect(getSection('Sources').getByRole('listitem')).toHaveTextContent('Interview. Town Radio, October 20, 2017.')
})

it('names the group if not everyone votes on the question', () => {
  renderArticle({ groupName: 'Ward 3' })
  expect(screen.getByText('On the ballot of November 7, 2017. Only for Ward 3.')).toBeInTheDocument()
})

it('marks the official text with its language', () => {
  renderArticle()
  const section = getSection('Official text')
  expect(section.getByText('This is the official text, word for word.')).toBeInTheDocument()
  expect(section.getByText('¿Aprueba usted el préstamo?').closest('blockquote')).toHaveAttribute('lang', 'es')
})

it('shows what a yes and a no vote mean', () => {
  renderArticle()
  const section = getSection('What a yes or a no vote means')
  expect(section.getAllByRole('term').map(({ textContent }) => textContent?.trim())).toEqual([
    'A yes vote means',
    'A no vote means',
  ])
  expect(section.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'The city may borrow.',
    'The city may not borrow.',
  ])
})

it('states that a meaning is not known if only the other is', () => {
  renderArticle({ question: { ...full, no: undefined } })
  expect(getSection('What a yes or a no vote means').getByText('Not known.')).toBeInTheDocument()
})

it('shows arguments for before those against, each attributed and with its sources', () => {
  renderArticle()
  const section = getSection('Arguments')
  const columns = section.getAllByRole('heading', { level: 3 }).map((heading) => heading.parentElement)
  expect(
    columns.map((column) => [...(column?.querySelectorAll('h3, p, li') ?? [])].map((each) => each.textContent)),
  ).toEqual([
    ['For', 'Twelve chairs are too few.', 'Argument by Library Friends.', 'Interview. Town Radio, October 20, 2017.'],
    ['Against', 'Pay debts first.', 'Argument by Ratepayers.', 'Minutes. City, undated page.'],
  ])
})

it('states that there is no argument on one side', () => {
  renderArticle({ question: { ...full, arguments: full.arguments.slice(0, 1) } })
  expect(getSection('Arguments').getByText('This guide has no argument for it.')).toBeInTheDocument()
})

it('omits what is not known, except for the official text', () => {
  renderArticle({ question: aQuestion })
  expect(listHeadings()).toEqual(['A new library', 'Official text', 'Sources'])
  expect(screen.getByText('This guide does not have the official text.')).toBeInTheDocument()
})

it.each([
  [{ outcome: 'passed', yes: 5012, no: 3120 }, 'Passed', ['5,012', '3,120']],
  [{ outcome: 'failed', yes: 12 }, 'Did not pass', ['12', 'Not known.']],
  [{ outcome: 'undecided' }, 'Not decided', []],
] as const)('shows the result %j', (result, outcome, votes) => {
  renderArticle({ result, finality: 'The results are unofficial.' })
  const section = getSection('Result')
  expect(section.getByText(outcome)).toBeInTheDocument()
  expect(section.queryAllByRole('definition').map(({ textContent }) => textContent)).toEqual(votes)
  expect(section.getByText(/unofficial/)).toHaveTextContent('The results are unofficial. Sources of the results')
  expect(section.getByRole('link')).toHaveAttribute('href', '/results/')
})

it('shows what the question needed to pass', () => {
  renderArticle({ result: { outcome: 'failed', yes: 60, no: 40, threshold: 'two thirds of the votes' } })
  expect(getSection('Result').getByText('Needed to pass: two thirds of the votes.')).toBeInTheDocument()
})

it('links back to the list, and to adjacent questions', () => {
  const previous = { ...aQuestion, id: 'question-0', title: 'Roads' }
  const next = { ...aQuestion, id: 'question-2', title: 'Chickens', number: '2' }
  renderArticle({ previous, next })
  const back = within(screen.getByRole('navigation', { name: 'Back' }))
  expect(back.getByRole('link', { name: 'All ballot questions' })).toHaveAttribute('href', '/#questions')
  const nav = within(screen.getByRole('navigation', { name: 'Ballot questions' }))
  expect(nav.getByRole('link', { name: 'Previous question Roads' })).toHaveAttribute('href', '/questions/question-0/')
  expect(nav.getByRole('link', { name: 'Next question Question 2: Chickens' })).toHaveAttribute(
    'href',
    '/questions/question-2/',
  )
})
