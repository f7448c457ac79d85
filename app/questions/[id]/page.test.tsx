import { render, screen } from '@testing-library/react'
import { aQuestion, anElection, aSource } from '@/guide/testing/factories'
import { aGuide, setGuide } from '@/app/testing/mockGuide'
import { placeholderId } from '@/lib/paths'
import QuestionPage, { generateMetadata, generateStaticParams } from './page'

const params = Promise.resolve({ id: 'question-2' })
const groups = [
  { id: 'citywide', name: 'Citywide', everyone: true },
  { id: 'ward-3', name: 'Ward 3' },
]
const questions = [
  { ...aQuestion, group: 'citywide' },
  { ...aQuestion, id: 'question-2', title: 'Chickens', number: '2', group: 'ward-3' },
  { ...aQuestion, id: 'question-3', title: 'Roads' },
]
const results = {
  status: 'unofficial',
  winners: {},
  questions: { 'question-2': { outcome: 'passed' } },
  sources: [aSource],
} as const

beforeEach(() => setGuide({ ...aGuide, election: { ...anElection, results }, groups, questions }))

it('has a page for each question', () => {
  expect(generateStaticParams()).toEqual([{ id: 'question-1' }, { id: 'question-2' }, { id: 'question-3' }])
})

it('has a placeholder if there are no questions, because Next.js rejects an empty list', () => {
  setGuide(aGuide)
  expect(generateStaticParams()).toEqual([{ id: placeholderId }])
})

it('shows the question, its group and its result, and links to adjacent questions', async () => {
  render(await QuestionPage({ params }))
  expect(screen.getByRole('heading', { level: 1, name: 'Question 2: Chickens' })).toBeInTheDocument()
  expect(screen.getByText('On the ballot of November 7, 2017. Only for Ward 3.')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Result' })).toHaveTextContent('Passed')
  expect(screen.getByText(/The results are unofficial\./)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Previous question A new library' })).toHaveAttribute('rel', 'prev')
  expect(screen.getByRole('link', { name: 'Next question Roads' })).toHaveAttribute('rel', 'next')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Last updated October 20, 2017.')
})

it('names no group of which every voter is part, and has no result before there is one', async () => {
  render(await QuestionPage({ params: Promise.resolve({ id: 'question-1' }) }))
  expect(screen.getByText('On the ballot of November 7, 2017.')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull()
})

it('has a title, a description and a share image', async () => {
  expect(await generateMetadata({ params })).toMatchObject({
    title: 'Question 2: Chickens – Anytown ballot question',
    description:
      'Ballot question in Anytown on November 7, 2017. Question 2: Chickens. What a yes or a no vote means, with sources.',
  })
  render(await QuestionPage({ params }))
  const image = document.querySelector('meta[property="og:image"]')
  expect(image).toHaveAttribute('content', '/share/questions/question-2.png')
})
