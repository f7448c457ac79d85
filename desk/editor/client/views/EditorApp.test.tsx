import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describeForms } from '@/guide/fields/describeForms'
import { click, getField, listSaved, renderEditor, setUpEditorTests, type, wait } from '../testing/renderEditor'
import { startFakeServer } from '../testing/fakeServer'
import { EditorApp } from './EditorApp'

setUpEditorTests()

const ada = 'candidates/ada.yaml'

it('saves a changed word with the version that the person began with', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  type(getField('Name'), 'Ada King')
  click('Save')
  await wait()
  expect(listSaved(server)).toEqual([
    [{ path: ada, value: expect.objectContaining({ name: 'Ada King', sortName: 'Byron, Ada' }), base: 'v3' }],
  ])
  expect(screen.getByText(`Saved Ada King.`)).toBeInTheDocument()
  expect(document.title).toBe('Ada King – Anytown City Elections')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
})

it('keeps what was typed over a reload, also if the server has stopped', async () => {
  const { server, unmount } = await renderEditor('#/candidate/ada')
  server.isStopped = true
  type(getField('Name'), 'Ada B.')
  await wait()
  expect(screen.getAllByText('The editor has stopped.')).not.toHaveLength(0)
  unmount()
  server.isStopped = false
  await renderEditor('#/candidate/ada', server)
  expect(getField('Name')).toHaveValue('Ada B.')
  click('Save')
  await wait()
  expect(localStorage).toHaveLength(0)
})

it('overwrites nothing if the file has changed on disk, and shows both versions', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  type(getField('Name'), 'Ada B.')
  const file = server.files.get(ada)
  server.files.set(ada, {
    path: ada,
    version: 'other',
    value: { ...Object(file?.value), name: 'Ada C.', party: 'Green' },
  })
  click('Save')
  await wait()
  expect(screen.getByRole('heading', { name: 'Ada B. has changed on disk' })).toBeInTheDocument()
  expect(screen.getByText('Ada B. has changed on disk since you opened it.')).toBeInTheDocument()
  const name = within(screen.getByRole('group', { name: 'Name' }))
  expect(name.getByRole('radio', { name: /Yours, changed.*Ada B\./ })).toBeChecked()
  expect(name.getByRole('radio', { name: /On disk, changed.*Ada C\./ })).not.toBeChecked()
  const party = within(screen.getByRole('group', { name: 'Party' }))
  expect(party.getByRole('radio', { name: /On disk, changed.*Green/ })).toBeChecked()
  click('Continue with these versions')
  click('Save')
  await wait()
  expect(listSaved(server).at(-1)).toMatchObject([{ value: { name: 'Ada B.', party: 'Green' }, base: 'other' }])
})

it('lets the person choose a damaged file on disk only after it is fixed there', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  type(getField('Name'), 'Ada B.')
  const file = server.files.get(ada)!
  server.files.set(ada, { path: ada, version: 'damaged' })
  fireEvent.focus(window)
  await wait()
  expect(screen.getByText(/data\/anytown\/candidates\/ada\.yaml on disk is not valid YAML/)).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /^On disk.*not valid YAML/ })).toBeDisabled()
  expect(screen.getByRole('radio', { name: /^Yours/ })).toBeChecked()
  server.files.set(ada, { ...file, version: 'fixed', value: { ...Object(file.value), name: 'Ada C.' } })
  fireEvent.focus(window)
  await wait()
  expect(screen.queryByText(/not valid YAML/)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: /^On disk.*Ada C\./ }))
  click('Continue with these versions')
  expect(getField('Name')).toHaveValue('Ada C.')
  expect(screen.getByRole('button', { name: 'Bring back the changes' })).toBeEnabled()
})

it('deletes no file that another program has damaged, if the person has deleted it', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  click('Delete this candidate')
  server.files.set(ada, { path: ada, version: 'damaged' })
  fireEvent.focus(window)
  await wait()
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

it('notices a file that changed on disk when the person comes back to the page', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  server.files.set(ada, {
    path: ada,
    version: 'other',
    value: { ...Object(server.files.get(ada)?.value), name: 'Ada C.' },
  })
  fireEvent.focus(window)
  await wait()
  expect(getField('Name')).toHaveValue('Ada C.')
  type(getField('Name'), 'Ada D.')
  server.files.set(ada, {
    path: ada,
    version: 'another',
    value: { ...Object(server.files.get(ada)?.value), name: 'Ada E.' },
  })
  fireEvent.focus(window)
  await wait()
  expect(screen.getByRole('radio', { name: /On disk, changed.*Ada E\./ })).toBeInTheDocument()
})

it('shows what another window of the browser types, without storing it again', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  // The other window may have stored more since.
  const store = jest.spyOn(Storage.prototype, 'setItem')
  const { version, value } = server.files.get(ada)!
  const draft = { base: version, baseValue: value, value: { name: 'Ada from elsewhere' } }
  act(() => {
    fireEvent(
      window,
      new StorageEvent('storage', { key: `editor-draft:anytown:${ada}`, newValue: JSON.stringify(draft) }),
    )
  })
  expect(getField('Name')).toHaveValue('Ada from elsewhere')
  expect(store).not.toHaveBeenCalled()
  store.mockRestore()
})

it('undoes the last save', async () => {
  await renderEditor('#/candidate/ada')
  type(getField('Name'), 'Ada B.')
  click('Save')
  await wait()
  click('Undo the last save')
  await wait()
  expect(getField('Name')).toHaveValue('Ada Byron')
})

it('undoes only one save with a double click', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  type(getField('Name'), 'Ada B.')
  click('Save')
  await wait()
  click('Undo the last save')
  click('Undo the last save')
  await wait()
  expect(server.requests.filter(([operation]) => operation === 'POST /api/undo')).toHaveLength(1)
})

it('shows the page of the candidate, or the problems that prevent it', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  await wait()
  expect(screen.getByTitle('Preview of the page')).toHaveAttribute('src', '/preview/1/')
  expect(server.requests).toContainEqual(['POST /api/preview', { folder: 'anytown', drafts: [], page: 'profile/ada/' }])
  server.problems = [{ file: ada, path: ['name'], expected: 'the name', found: 'nothing' }]
  type(getField('Name'), '')
  await wait()
  expect(screen.queryByTitle('Preview of the page')).toBeNull()
  expect(screen.getByText('This page cannot be shown until 1 problem is fixed.')).toBeInTheDocument()
})

it('begins with the questions about a new election if there is none, and then opens it', async () => {
  const server = startFakeServer()
  server.folder = ''
  server.elections = []
  render(<EditorApp forms={describeForms()} call={server.call} />)
  await wait()
  type(getField('City'), 'Anytown')
  click('Create the election')
  await wait()
  expect(server.requests).toContainEqual(['POST /api/create', { election: { city: 'Anytown' } }])
  expect(screen.getByRole('navigation', { name: 'Editor' })).toBeInTheDocument()
})

it('lets the person choose one of several elections, or start a new one', async () => {
  const server = startFakeServer()
  server.folder = ''
  server.elections = [
    { folder: 'anytown', title: 'Anytown City Elections' },
    { folder: 'springfield', title: '' },
  ]
  localStorage.setItem('editor-draft:springfield:sources.yaml', JSON.stringify({ base: 'v1', value: {} }))
  render(<EditorApp forms={describeForms()} call={server.call} />)
  await wait()
  expect(screen.getByRole('link', { name: 'New election' })).toHaveAttribute('href', '#/newElection')
  const untitled = screen.getByRole('button', { name: 'springfield' })
  expect(untitled).toHaveAccessibleDescription('springfield, with changes that are not saved')
  click('Anytown City Elections')
  await wait()
  expect(server.requests).toContainEqual(['POST /api/open', { folder: 'anytown' }])
  expect(screen.getByRole('main')).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Other elections' })).toHaveAttribute('href', '#/elections')
})

it('discards the changes of a file, and brings them back', async () => {
  await renderEditor('#/candidate/ada')
  type(getField('Name'), 'Ada B.')
  click('Discard changes')
  expect(getField('Name')).toHaveValue('Ada Byron')
  expect(localStorage).toHaveLength(0)
  click('Bring back the changes')
  expect(getField('Name')).toHaveValue('Ada B.')
  expect(screen.queryByRole('button', { name: 'Bring back the changes' })).toBeNull()
})

it('saves a draft with problems, and says so', async () => {
  const server = startFakeServer()
  server.problems = [{ file: ada, path: ['name'], expected: 'the name', found: 'nothing' }]
  await renderEditor('#/candidate/ada', server)
  type(getField('Name'), '')
  click('Save')
  await wait()
  expect(screen.getByText(`Saved ada. The guide has 1 problem.`)).toBeInTheDocument()
  type(getField('Name'), 'Ada')
  expect(screen.queryByText(/^Saved/)).toBeNull()
})
