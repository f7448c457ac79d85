import { render, screen, within } from '@testing-library/react'
import { aCandidate, aRace } from '@/guide/testing/factories'
import { anAnswersPage, anAskedQuestion } from '@/guide/testing/questionnaires'
import type { Questionnaire } from '@/guide/fields/published'
import { AnswersPage } from './AnswersPage'

const ann = aCandidate({ id: 'ann', name: 'Ann Poe', sortName: 'Poe, Ann' })
const bob = aCandidate({ id: 'bob', name: 'Bob Roe', sortName: 'Roe, Bob' })
const candidates = [ann, bob]

function renderPage(fields: Partial<Questionnaire>) {
  render(<AnswersPage {...anAnswersPage(fields, { candidates })} />)
}

it('has a heading for each question, and for each person who said something', () => {
  renderPage({ statuses: { bob: 'asked' } })
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H1 Park Friends questionnaire',
    'H2 What would you plant?',
    'H3 Ann Poe',
    'H3 Bob Roe',
    'H2 Sources',
  ])
  expect(screen.getByText('Everyone in this race was asked the same questions.', { exact: false })).toBeInTheDocument()
})

it('marks the own words of a person, with their language', () => {
  renderPage({ questions: [anAskedQuestion({ answers: { ann: { quote: 'Más árboles.', language: 'es' } } })] })
  expect(screen.getByText('“Más árboles.”')).toHaveAttribute('lang', 'es')
  expect(screen.getByText("The candidate's own words, in Spanish")).toBeInTheDocument()
})

it('warns that answers are not comparable if it is not known that everyone was asked', () => {
  renderPage({})
  expect(screen.getByText(/We do not know that everyone in this race was asked/)).toBeInTheDocument()
  expect(screen.getByText('1 of 2 candidates, as far as we know')).toBeInTheDocument()
  expect(within(screen.getAllByRole('listitem')[1]!).getByText('Not known')).toBeInTheDocument()
})

it('links to the page of each race if one page cannot show all answers, and has one race on each', () => {
  const eve = aCandidate({ id: 'eve', name: 'Eve Ford', sortName: 'Ford, Eve', race: 'mayor' })
  const mayor = { ...aRace, id: 'mayor', name: 'Mayor' }
  const answers = { ann: { summary: 'Ann wants trees.' }, eve: { summary: 'Eve wants benches.' } }
  const fields = { questions: [anAskedQuestion({ answers })] }
  const guide = { races: [aRace, mayor], candidates: [ann, eve] }
  const { unmount } = render(<AnswersPage {...anAnswersPage(fields, guide)} isSplit />)
  expect(screen.getByText(/^There is too much to show on this page\. Choose a race/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Mayor' })).toHaveAttribute('href', '/answers/friends/#race-mayor')
  expect(screen.queryByText('What would you plant?')).toBeNull()
  unmount()
  render(<AnswersPage {...anAnswersPage(fields, guide, mayor)} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Park Friends questionnaire: Mayor')
  expect(screen.getByRole('link', { name: /^Mayor/ })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByText('Eve wants benches.')).toBeInTheDocument()
  expect(screen.queryByText('Ann wants trees.')).toBeNull()
})
