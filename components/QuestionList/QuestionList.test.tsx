import { render, screen, within } from '@testing-library/react'
import { aQuestion, aSource, anUnlinkedSource } from '@/data/fixtures/factories'
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
  const items = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li')!)
  expect(items.map((item) => [...item.querySelectorAll('h3, p')].map(({ textContent }) => textContent))).toEqual([
    ['Question 1: A new library', 'The city would build a library.', ' Yes No'],
    ['Chickens', 'Only for Town of Port Larkin.', ' Yes No'],
  ])
  expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
    '/questions/question-1/',
    '/questions/question-2/',
  ])
})

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
