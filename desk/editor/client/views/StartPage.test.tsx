/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import { ada, startFakeServer } from '../testing/fakeServer'
import { click, getField, go, renderEditor, setUpEditorTests, type, wait } from '../testing/renderEditor'

setUpEditorTests()

it('opens at the tasks, and begins a correction with today at its form', async () => {
  await renderEditor('')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What do you want to do?')
  const link = screen.getByRole('link', { name: /^Announce a correction/ })
  click(/^Announce a correction/, 'link')
  await wait()
  go(link.getAttribute('href') ?? '')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Corrections')
  expect(getField('Text')).toHaveValue('')
  go('#/')
  expect(
    screen.getByRole('link', { name: /^Announce a correction Corrections: 1 change not saved\./ }),
  ).toBeInTheDocument()
})

it('ticks what is known, and leads to the field of what is not', async () => {
  const todo = { file: 'election.yaml', field: 'when, deadlines' }
  const checklist = [{ label: 'Polling hours' }, { label: 'Add the deadlines', todo }]
  await renderEditor('#/', startFakeServer({}, { checklist }))
  const list = within(screen.getByRole('region', { name: 'Is the guide complete?' }))
  expect(list.getByText('Polling hours')).toHaveTextContent('Polling hours (done)')
  expect(list.getByRole('link', { name: 'Add the deadlines' })).toHaveAttribute(
    'href',
    `#/voting?field=${encodeURIComponent('["when","deadlines"]')}`,
  )
  type(screen.getByRole('searchbox', { name: 'Find a candidate' }), 'byron ADA')
  expect(screen.getByRole('link', { name: 'Ada Byron' })).toBeInTheDocument()
  type(screen.getByRole('searchbox', { name: 'Find a candidate' }), 'eve')
  expect(screen.queryByRole('link', { name: 'Ada Byron' })).toBeNull()
})

it('marks in words who is not saved and who has problems, in the navigation and in the list', async () => {
  const problems = [{ file: ada, path: ['name'], message: 'Enter the name.' }]
  await renderEditor('#/candidate/ada', startFakeServer({}, { problems }))
  type(getField('Party'), 'Whig')
  expect(screen.getByRole('link', { name: 'Ada Byron' })).toHaveAccessibleDescription('not saved, 1 problem')
  go('#/candidates')
  expect(screen.getByRole('link', { name: 'Ada Byron not saved, 1 problem' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'New candidate for Mayor' })).toHaveAttribute('href', '#/newCandidate/mayor')
})
