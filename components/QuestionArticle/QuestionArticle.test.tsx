import { render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { aQuestion, aSource, anUnlinkedSource, noTerms } from '@/guide/testing/factories'
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
  render(<QuestionArticle question={full} electionDate="2017-11-07" terms={noTerms} {...fields} />)
}

function getSection(name: string) {
  return within(screen.getByRole('region', { name }))
}

it('states that a meaning is not known if only the other is', () => {
  renderArticle({ question: { ...full, no: undefined } })
  expect(getSection('What a yes or a no vote means').getByText('Not known.')).toBeInTheDocument()
})

it('names whom it is about and what it needs, and links the profile of a candidate', () => {
  const question = {
    ...full,
    kind: 'recall',
    person: 'Ada Byron',
    candidate: 'ada-byron',
    threshold: '60 percent',
    advisory: true,
  } as const
  renderArticle({ question, result: { outcome: 'recalled' } })
  expect(screen.getByText(/This question is about whether Ada Byron is removed from office\./)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Read about Ada Byron' })).toHaveAttribute('href', '/profile/ada-byron/')
  for (const rule of ['Needed for yes: 60 percent.', 'This question is advisory: the result is not binding.']) {
    expect(screen.getAllByText(rule, { exact: false })).toHaveLength(2)
    expect(getSection('Result').getByText(rule)).toBeInTheDocument()
  }
})

it('has the answers of a question that is not answered with yes or no, and which was chosen', () => {
  const answers = [
    { id: 'a', label: 'Option A', meaning: 'The hall is sold.' },
    { id: 'b', label: 'Option B' },
  ]
  const { yes: _yes, no: _no, ...others } = full
  const { arguments: all } = full
  renderArticle({
    question: { ...others, answers, threshold: 'half of the votes', arguments: [{ ...all[1], answer: 'b' }] },
    result: { outcome: 'chosen', votes: { a: 300, b: 100 }, chosen: 'a' },
  })
  const read = (name: string) =>
    getSection(name)
      .getAllByRole('term')
      .map((term) => [term.textContent.trim(), term.nextElementSibling?.textContent])
  expect(read('The answers on the ballot')).toEqual([
    ['Option A', 'The hall is sold.'],
    ['Option B', 'This guide does not explain this answer.'],
  ])
  expect(
    getSection('Arguments').getByText('Argument by Library Friends, on the answer “Option B”.'),
  ).toBeInTheDocument()
  expect(getSection('Result').getByText('Chosen: Option A')).toBeInTheDocument()
  expect(getSection('Result').getByText('Needed to be chosen: half of the votes.')).toBeInTheDocument()
  expect(read('Result')).toEqual([
    ['Option A', '300 (75.0%)'],
    ['Option B', '100 (25.0%)'],
  ])
})

it('states that there is no argument on one side', () => {
  renderArticle({ question: { ...full, arguments: full.arguments.slice(0, 1) } })
  expect(getSection('Arguments').getByText('This guide has no argument for it.')).toBeInTheDocument()
})

it.each([
  [{ outcome: 'passed', yes: 5012, no: 3120 }, 'Passed', ['5,012 (61.6%)', '3,120 (38.4%)']],
  [{ outcome: 'failed', yes: 12 }, 'Did not pass', ['12', 'Not known.']],
  [{ outcome: 'undecided' }, 'Not decided', []],
  [{ outcome: 'not retained', yes: 3120, no: 5012 }, 'Not retained', ['3,120 (38.4%)', '5,012 (61.6%)']],
] as const)('shows the result %j', (result, outcome, votes) => {
  renderArticle({ result, finality: 'The results are unofficial.' })
  const section = getSection('Result')
  expect(section.getByText(outcome)).toBeInTheDocument()
  expect(section.queryAllByRole('definition').map(({ textContent }) => textContent)).toEqual(votes)
  expect(section.getByText(/unofficial/)).toHaveTextContent('The results are unofficial. Sources of the results')
  expect(section.getByRole('link')).toHaveAttribute('href', '/results/')
})
