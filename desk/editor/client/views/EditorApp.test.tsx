/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react'
import { ada, startFakeServer } from '../testing/fakeServer'
import { click, comeBack, getField, renderEditor, send, setUpEditorTests, type, wait } from '../testing/renderEditor'

setUpEditorTests()

const problem = { file: ada, path: ['name'], message: 'Enter the name.' }

it('saves a draft with problems, and says so', async () => {
  await renderEditor('#/candidate/ada', startFakeServer({}, { problems: [problem] }))
  type(getField('Name'), '')
  await send('Save')
  expect(screen.getByText('Saved Byron, Ada. The guide has 1 problem.')).toBeInTheDocument()
  type(getField('Name'), 'Ada')
  expect(screen.queryByText(/^Saved/)).toBeNull()
})

it('lets the user choose a damaged file on disk only after it is fixed there', async () => {
  const { server } = await renderEditor()
  type(getField('Name'), 'Ada B.')
  const file = server.files.get(ada)!
  server.files.set(ada, { path: ada, version: 'damaged' })
  await comeBack()
  expect(screen.getByText(/The other version can no longer be read/)).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /^Elsewhere.*cannot be read/ })).toBeDisabled()
  expect(screen.getByRole('radio', { name: /^Yours/ })).toBeChecked()
  server.files.set(ada, { ...file, version: 'fixed', value: { ...Object(file.value), name: 'Ada C.' } })
  await comeBack()
  expect(screen.queryByText(/no longer be read/)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: /^Elsewhere.*Ada C\./ }))
  click('Continue with these versions')
  expect(getField('Name')).toHaveValue('Ada C.')
  expect(screen.getByRole('button', { name: 'Bring back the changes' })).toBeEnabled()
})

it('deletes no file that another program has damaged, if the user has deleted it', async () => {
  const { server } = await renderEditor()
  click('Delete this candidate')
  server.files.set(ada, { path: ada, version: 'damaged' })
  await comeBack()
  click('Continue with these versions')
  expect(screen.queryByRole('region', { name: 'Deleted when you save' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
})

it('removes a stored draft that equals its file, as after a server that ended during a save', async () => {
  const server = startFakeServer()
  const { value } = server.files.get(ada)!
  localStorage.setItem(`editor-draft:anytown:${ada}`, JSON.stringify({ base: 'older', baseValue: {}, value }))
  await renderEditor('#/candidate/ada', server)
  expect(localStorage).toHaveLength(0)
})

it('undoes only one save with a double click', async () => {
  const { server } = await renderEditor()
  type(getField('Name'), 'Ada B.')
  await send('Save')
  click('Undo the last save')
  await send('Undo the last save')
  expect(getField('Name')).toHaveValue('Ada Byron')
  expect(server.requests.filter(([operation]) => operation === 'POST /api/undo')).toHaveLength(1)
})

it('deletes a candidate with the next save, until which the user can keep it', async () => {
  const { server } = await renderEditor()
  type(getField('Name'), 'Ada B.')
  click('Delete this candidate')
  const deleted = within(screen.getByRole('region', { name: 'Deleted when you save' }))
  expect(deleted.getByRole('link', { name: 'Ada Byron' })).toBeInTheDocument()
  click('Keep this candidate')
  expect(getField('Name')).toHaveValue('Ada Byron')
  click('Bring back the changes')
  click('Delete this candidate')
  expect(server.files.has(ada)).toBe(true)
  await send('Save')
  expect(server.listSaved()).toEqual([[{ path: ada, base: 'v3' }]])
  expect(screen.queryByRole('link', { name: /Ada/ })).toBeNull()
  await send('Undo the last save')
  expect(getField('Name')).toHaveValue('Ada Byron')
})

it('lets the user choose one of several elections, or start a new one', async () => {
  const server = startFakeServer()
  server.folder = ''
  server.elections.push({ folder: 'springfield', title: '' })
  localStorage.setItem('editor-draft:springfield:sources.yaml', JSON.stringify({ base: 'v1', value: {} }))
  await renderEditor('', server)
  expect(screen.getByRole('link', { name: 'New election' })).toHaveAttribute('href', '#/newElection')
  const untitled = screen.getByRole('button', { name: 'springfield' })
  expect(untitled).toHaveAccessibleDescription('not on the site, with changes that are not saved')
  await send('Anytown City Elections')
  expect(server.requests).toContainEqual(['POST /api/open', { folder: 'anytown' }])
  expect(screen.getByRole('main')).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Other elections' })).toHaveAttribute('href', '#/elections')
})

const findPreview = () => screen.getByRole('complementary', { name: 'Preview' })

it('lists the problems that prevent a page in its place, until they are fixed', async () => {
  const { server } = await renderEditor('#/candidate/ada', startFakeServer({}, { problems: [problem] }))
  expect(findPreview()).toHaveTextContent('This page cannot be shown until 1 problem is fixed.')
  expect(within(findPreview()).getByRole('link', { name: 'Ada Byron: Name' })).toBeInTheDocument()
  server.report = { ...server.report, problems: [] }
  type(getField('Name'), 'Ada King')
  await wait()
  expect(screen.getByTitle('Preview of the page')).toHaveAttribute('src', '/preview/1/')
  expect(findPreview()).toHaveTextContent(/^Click text on the page to edit it.$/)
})

it('states what a page has in place of files with problems', async () => {
  const server = startFakeServer({}, { problems: [problem] })
  server.gaps = [
    { file: ada, shown: 'last version', problems: 1 },
    { file: 'election.yaml', shown: 'valid parts', problems: 0 },
    { file: 'candidates/eve.yaml', shown: 'nothing', problems: 1 },
  ]
  await renderEditor('#/candidate/ada', server)
  expect(screen.getByTitle('Preview of the page')).toBeInTheDocument()
  expect(findPreview()).toHaveTextContent(
    'Until 2 problems are fixed, the preview shows the last valid version of Ada Byron, leaves out what is not valid in Election, and leaves out eve.',
  )
})
