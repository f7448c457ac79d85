import type { Api, ChangedFile } from '../../api'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describeForms } from '../forms/describeForms'
import { click, renderEditor, setUpEditorTests, type, wait } from '../testing/renderEditor'
import { startFakeServer } from '../testing/fakeServer'
import { EditorApp } from './EditorApp'

setUpEditorTests()

const ada = 'candidates/ada.yaml'
const getField = (name: string) => screen.getByRole('textbox', { name })
const openStance = () => fireEvent.click(screen.getByText('Key stance 1: Libraries'))

/** Files of each save. */
function listSaved(requests: readonly (readonly [string, unknown])[]): readonly (readonly ChangedFile[])[] {
  const saves = requests.filter(([operation]) => operation === 'POST /api/save')
  return saves.map(([, request]) => (request as Api['POST /api/save']['request']).files)
}

it('saves a changed word with the version that the person began with', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  type(getField('Name'), 'Ada B.')
  click('Save')
  await wait()
  expect(listSaved(server.requests)).toEqual([
    [{ path: ada, value: expect.objectContaining({ name: 'Ada B.', sortName: 'Byron, Ada' }), base: 'v3' }],
  ])
  expect(screen.getByText(`Saved ${ada}.`)).toBeInTheDocument()
  expect(document.title).toBe('Ada B. – Anytown City Elections')
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
})

it('shows the problems of a draft beside their fields as one types, and the warnings', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  openStance()
  server.problems = [
    { file: ada, path: ['stances', 0, 'title'], expected: 'a short title', found: 'nothing', fix: 'Add one.' },
  ]
  server.warnings = [{ file: ada, path: ['stances', 0, 'text'], expected: 'shorter sentences', found: '30 words' }]
  type(getField('Title'), '')
  expect(server.requests.filter(([operation]) => operation === 'POST /api/check')).toHaveLength(0)
  await wait()
  expect(getField('Title')).toBeInvalid()
  expect(getField('Title')).toHaveAccessibleDescription(/expected a short title; found nothing\. Add one\./)
  expect(getField('Text')).toBeValid()
  expect(getField('Text')).toHaveAccessibleDescription(/Warning: expected shorter sentences; found 30 words\./)
  expect(screen.getByRole('link', { name: 'Problems (1), warnings (1)' })).toBeInTheDocument()
})

it('lists every problem with a link that opens its field and moves the focus there', async () => {
  const server = startFakeServer()
  server.problems = [{ file: ada, path: ['stances', 0, 'title'], expected: 'a short title', found: 'nothing' }]
  await renderEditor('#/problems', server)
  const link = screen.getByRole('link', { name: 'Ada Byron: Key stance 1, Title' })
  act(() => {
    location.hash = link.getAttribute('href') ?? ''
    fireEvent(window, new Event('hashchange'))
  })
  expect(getField('Title')).toHaveFocus()
})

it('picks a source by its title with the keyboard', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  const picker = screen.getByRole('combobox', { name: 'Add to sources' })
  type(picker, 'radio')
  expect(
    within(screen.getByRole('listbox', { name: 'Choices' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Interview Town Radio, 2017-10', 'New source: radio'])
  fireEvent.keyDown(picker, { key: 'ArrowDown' })
  expect(screen.getByRole('option', { name: /Interview/ })).toHaveAttribute('aria-selected', 'true')
  fireEvent.keyDown(picker, { key: 'Enter' })
  click('Save')
  await wait()
  expect(listSaved(server.requests)).toMatchObject([[{ value: { sources: ['notice', 'interview'] } }]])
})

it('adds a new source where it is used, and saves it with the candidate', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  const picker = screen.getByRole('combobox', { name: 'Add to sources' })
  type(picker, 'Town debate')
  fireEvent.click(screen.getByRole('option', { name: 'New source: Town debate' }))
  const source = within(screen.getByRole('group', { name: 'New source: Town debate' }))
  type(source.getByRole('textbox', { name: 'Publisher' }), 'Town TV')
  type(source.getByRole('textbox', { name: 'Date' }), '2017')
  click('Save 2 files')
  await wait()
  expect(listSaved(server.requests)).toMatchObject([
    [
      {
        path: 'sources.yaml',
        value: { 'town-debate': { title: 'Town debate', publisher: 'Town TV', date: 2017 } },
      },
      { path: ada, value: { sources: ['notice', 'town-debate'] } },
    ],
  ])
})

it('adds, moves and removes statements, and puts a removed one back', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  click('Add a key stance')
  type(getField('Title'), 'Roads')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Roads' }))
  click('Move up: Key stance 2: Roads')
  click('Remove: Key stance 2: Libraries')
  click('Put back Libraries')
  click('Save')
  await wait()
  expect(listSaved(server.requests)).toMatchObject([
    [{ value: { stances: [{ title: 'Roads', topics: ['roads'] }, { title: 'Libraries' }] } }],
  ])
})

it('removes a field that is cleared', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  openStance()
  type(getField('Date'), '')
  click('Save')
  await wait()
  const stance = { title: 'Libraries', text: 'Open on Sundays.', sources: ['interview'] }
  expect(listSaved(server.requests)).toEqual([
    [expect.objectContaining({ value: expect.objectContaining({ stances: [stance] }) })],
  ])
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
  const name = within(screen.getByRole('group', { name: 'Name' }))
  expect(name.getByRole('radio', { name: /Yours, changed.*Ada B\./ })).toBeChecked()
  expect(name.getByRole('radio', { name: /On disk, changed.*Ada C\./ })).not.toBeChecked()
  const party = within(screen.getByRole('group', { name: 'Party' }))
  expect(party.getByRole('radio', { name: /On disk, changed.*Green/ })).toBeChecked()
  click('Continue with these versions')
  click('Save')
  await wait()
  expect(listSaved(server.requests).at(-1)).toMatchObject([
    { value: { name: 'Ada B.', party: 'Green' }, base: 'other' },
  ])
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

it('takes over what another window of the browser types, without storing it again', async () => {
  await renderEditor('#/candidate/ada')
  // The other window may have stored more since.
  const store = jest.spyOn(Storage.prototype, 'setItem')
  const draft = { base: 'v3', baseValue: {}, value: { name: 'Ada from elsewhere' } }
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

it('takes back the last save', async () => {
  await renderEditor('#/candidate/ada')
  type(getField('Name'), 'Ada B.')
  click('Save')
  await wait()
  click('Undo the last save')
  await wait()
  expect(getField('Name')).toHaveValue('Ada Byron')
})

it('keeps a new candidate as a draft until it is saved', async () => {
  const { server } = await renderEditor('#/newCandidate')
  type(getField('Name'), 'José de la Cruz')
  expect(getField('Name for sorting')).toHaveValue('de la Cruz, José')
  type(screen.getByRole('combobox', { name: 'Race' }), 'mayor')
  type(screen.getByRole('combobox', { name: 'Source of the candidacy' }), 'notice')
  click('Continue')
  fireEvent(window, new Event('hashchange'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('José de la Cruz')
  expect(screen.getByRole('link', { name: 'José de la Cruz' })).toHaveAttribute('href', '#/candidate/de-la-cruz')
  expect(server.files.size).toBe(3)
  await wait()
  expect(server.requests).toContainEqual([
    'POST /api/preview',
    { drafts: [expect.objectContaining({ base: '' })], page: 'profile/de-la-cruz/' },
  ])
  click('Save')
  await wait()
  expect(server.files.get('candidates/de-la-cruz.yaml')?.value).toMatchObject({
    name: 'José de la Cruz',
    race: 'mayor',
    sources: ['notice'],
  })
})

it('deletes a candidate with the next save, until which the person can keep it', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  type(getField('Name'), 'Ada B.')
  click('Delete this candidate')
  const deleted = within(screen.getByRole('region', { name: 'Deleted when you save' }))
  expect(deleted.getByRole('link', { name: 'Ada Byron' })).toBeInTheDocument()
  click('Keep this candidate')
  expect(getField('Name')).toHaveValue('Ada Byron')
  click('Bring back the changes')
  expect(getField('Name')).toHaveValue('Ada B.')
  click('Delete this candidate')
  expect(server.files.has(ada)).toBe(true)
  click('Save')
  await wait()
  expect(listSaved(server.requests)).toEqual([[{ path: ada, base: 'v3' }]])
  expect(screen.queryByRole('link', { name: /Ada/ })).toBeNull()
  click('Undo the last save')
  await wait()
  expect(getField('Name')).toHaveValue('Ada Byron')
})

it('adds a photograph and shows it cropped', async () => {
  await renderEditor('#/candidate/ada')
  const photo = new File(['x'], 'ada.jpg', { type: 'image/jpeg' })
  fireEvent.change(screen.getByLabelText('Photograph', { selector: 'input' }), { target: { files: [photo] } })
  await wait()
  expect(screen.getByRole('img', { name: 'The photograph as it will be published' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:/),
  )
  expect(screen.getByText('ada.jpg')).toBeInTheDocument()
})

it('shows the page of the candidate, and keeps it while there are problems', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  await wait()
  expect(screen.getByTitle('Preview of the page')).toHaveAttribute('src', '/preview/1/')
  expect(server.requests).toContainEqual(['POST /api/preview', { drafts: [], page: 'profile/ada/' }])
  server.problems = [{ file: ada, path: ['name'], expected: 'the name', found: 'nothing' }]
  type(getField('Name'), '')
  await wait()
  expect(screen.getByTitle('Preview of the page')).toHaveAttribute('src', '/preview/1/')
  expect(screen.getByText(/continues when 1 problem is fixed/)).toBeInTheDocument()
})

it('gives a new race a short name from its name', async () => {
  const { server } = await renderEditor('#/races')
  click('Add a race')
  const race = within(screen.getByRole('group', { name: /^Race 3/ }))
  type(race.getByRole('textbox', { name: 'Name' }), 'School Committee')
  fireEvent.blur(race.getByRole('textbox', { name: 'Name' }))
  click('Save')
  await wait()
  expect(listSaved(server.requests)).toMatchObject([
    [{ value: { races: [{}, {}, { name: 'School Committee', id: 'school-committee' }] } }],
  ])
})

it('lists the candidates of a race as its possible winners', async () => {
  const { server } = await renderEditor('#/results')
  click('Add results')
  const winners = within(screen.getByRole('group', { name: 'Winners required' }))
  expect(within(winners.getByRole('group', { name: 'Mayor' })).queryByRole('checkbox')).toBeNull()
  fireEvent.click(
    within(winners.getByRole('group', { name: 'City Council' })).getByRole('checkbox', { name: 'Ada Byron' }),
  )
  click('Save')
  await wait()
  expect(listSaved(server.requests)).toMatchObject([[{ value: { results: { winners: { cityCouncil: ['ada'] } } } }]])
})

it('writes an empty list of statements with the reason for it', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  click('Remove: Key stance 1: Libraries')
  click('Add reason for no statements')
  type(screen.getByRole('combobox', { name: 'Reason' }), 'declined')
  click('Save')
  await wait()
  expect(listSaved(server.requests)).toMatchObject([[{ value: { stances: [], noStances: { reason: 'declined' } } }]])
})

it('lists what is missing, with a link to its field', async () => {
  const server = startFakeServer()
  const task = { kind: 'photograph', candidate: 'Ada Byron', what: 'No photograph', todo: 'Ask for one.' } as const
  server.tasks = [{ ...task, file: ada, field: 'src' }]
  await renderEditor('#/tasks', server)
  expect(screen.getByRole('link', { name: 'To do (1)' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Ada Byron: No photograph' })).toHaveAttribute(
    'href',
    '#/candidate/ada?field=%5B%22src%22%5D',
  )
  expect(screen.getByText('Ask for one.')).toBeInTheDocument()
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

it('finds and changes a source, and puts a removed one back', async () => {
  const { server } = await renderEditor('#/sources')
  type(screen.getByRole('searchbox', { name: 'Find a source' }), 'radio')
  expect(screen.getByText('1 source')).toBeInTheDocument()
  fireEvent.click(screen.getByText('Source: Interview'))
  type(getField('Title'), 'Radio interview')
  type(screen.getByRole('searchbox', { name: 'Find a source' }), '')
  click('Remove: Source: Notice of election')
  click('Put back Notice of election')
  click('Save')
  await wait()
  expect(listSaved(server.requests)).toMatchObject([
    [{ value: { notice: { title: 'Notice of election' }, interview: { title: 'Radio interview' } } }],
  ])
})

it('keeps the focus in a field that is cleared and typed again', async () => {
  const server = startFakeServer()
  server.files.set(ada, {
    path: ada,
    version: 'es',
    value: { ...Object(server.files.get(ada)?.value), language: 'en' },
  })
  await renderEditor('#/candidate/ada', server)
  const field = getField('Language')
  field.focus()
  type(field, '')
  type(field, 'es')
  expect(getField('Language')).toBe(field)
  expect(field).toHaveFocus()
})

it('saves a draft with problems, and says so', async () => {
  const server = startFakeServer()
  server.problems = [{ file: ada, path: ['name'], expected: 'the name', found: 'nothing' }]
  await renderEditor('#/candidate/ada', server)
  type(getField('Name'), '')
  click('Save')
  await wait()
  expect(screen.getByText(`Saved ${ada}. The guide has 1 problem.`)).toBeInTheDocument()
  type(getField('Name'), 'Ada')
  expect(screen.queryByText(/^Saved/)).toBeNull()
})
