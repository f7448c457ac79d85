/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react'
import { startFakeServer } from '../testing/fakeServer'
import { go, renderEditor, send, setUpEditorTests, type } from '../testing/renderEditor'

setUpEditorTests()

const path = 'questionnaires/friends.yaml'
const value = {
  name: 'Library Friends questionnaire',
  askedBy: 'Library Friends',
  statuses: { ada: 'asked' },
  questions: [{ id: 'hours', text: 'Open on Sundays?', choices: ['Yes', 'No'] }],
  sources: ['notice'],
  updated: '2017-10-21',
}

it.each([
  ['#/questionnaire/gone', 'This questionnaire was deleted or renamed. Choose another page under Contents.'],
  ['#/candidate/gone', /^This candidate was deleted or renamed, or the file cannot be read\. Choose one under/],
])('shows what to do next on the page of a deleted file: %s', async (address, sentence) => {
  await renderEditor(address, startFakeServer())
  expect(screen.getByText(sentence)).toBeInTheDocument()
})

it('lists the questionnaires, and saves an answer and a status in the file of one', async () => {
  const server = startFakeServer()
  server.files.set(path, { path, version: 'v9', value })
  await renderEditor('#/sources', server)
  const link = screen.getByRole('link', { name: 'Library Friends questionnaire' })
  expect(link).toHaveAttribute('href', '#/questionnaire/friends')
  go('#/questionnaire/friends')
  const status = within(screen.getByRole('group', { name: /^Status of each person/ }))
  fireEvent.change(status.getByRole('combobox', { name: 'Ada Byron' }), { target: { value: 'answered' } })
  fireEvent.click(screen.getByText(/^Question of the questionnaire 1/))
  const answer = within(screen.getByRole('group', { name: /^Answers/ }))
  type(answer.getByRole('textbox', { name: 'Summary' }), 'Ada wants more hours.')
  await send('Save')
  expect(server.files.get(path)?.value).toMatchObject({
    statuses: { ada: 'answered' },
    questions: [{ id: 'hours', answers: { ada: { summary: 'Ada wants more hours.' } } }],
  })
})
