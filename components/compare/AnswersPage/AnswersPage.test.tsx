/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { aCandidate, aRace } from '@/guide/testing/factories'
import { anAnswersPage, anAskedQuestion } from '@/guide/testing/questionnaires'
import { AnswersPage } from './AnswersPage'

it('links to the page of each race if one page cannot show all answers, and has one race on each', () => {
  const ann = aCandidate({ id: 'ann', name: 'Ann Poe', sortName: 'Poe, Ann' })
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
