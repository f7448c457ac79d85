/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react'
import type { PublishConflict } from '@/desk/editor/api'
import { obstacles } from '@/desk/publish/obstacles'
import { ada, startFakeServer, type FakeServer } from '../testing/fakeServer'
import {
  click,
  comeBack,
  getField,
  press,
  renderEditor,
  send,
  setUpEditorTests,
  type,
  wait,
} from '../testing/renderEditor'

setUpEditorTests()

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const change = {
  file: ada,
  path: ['stances', 0, 'text'],
  label: 'Ada Byron: Key stance 1, Text',
  before: 'Open on Sundays.',
  after: 'Open on Mondays.',
}

function serve(changes: Partial<FakeServer> = {}): FakeServer {
  return Object.assign(startFakeServer(), { unpublished: [change] }, changes)
}

const panel = () => within(screen.getByRole('dialog'))

/** Publishes from the page of another candidate, and gets this conflict. */
async function publishConflict(conflict: PublishConflict, server = serve()): Promise<FakeServer> {
  server.outcomes = [{ conflicts: [conflict] }]
  await renderEditor('#/candidate/bob', server)
  click('Publish (1)')
  await send('Publish 1 change')
  return server
}

it('lists the changes with what differs, publishes them, and links to the live page', async () => {
  const { server } = await renderEditor('#/candidate/ada', serve())
  expect(screen.getByText('1 change not published')).toBeInTheDocument()
  click('Publish (1)')
  expect(panel().getByRole('heading', { name: 'Publish 1 change' })).toBeInTheDocument()
  expect(panel().getByRole('heading', { level: 3 })).toHaveTextContent('Ada Byron · Key stance 1, Text')
  expect(panel().getByText('Sundays.').tagName).toBe('DEL')
  expect(panel().getByText('Mondays.').tagName).toBe('INS')
  await send('Publish 1 change')
  await wait()
  expect(server.requests).toContainEqual(['POST /api/publish', { folder: 'anytown', settled: {} }])
  expect(panel().getByRole('heading', { name: 'Your changes are live' })).toBeInTheDocument()
  expect(panel().getByRole('link', { name: 'See them on the site' })).toHaveAttribute(
    'href',
    'https://anytown.example/profile/ada/',
  )
  expect(
    panel()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual(['Saved: done', 'Sent: done', 'Checked: done', 'Live: done'])
})

it('follows the progress, and states a failed check with its report', async () => {
  const link = { label: 'Open the report', address: 'https://github.com/a/b/actions/runs/1' }
  const progress = [
    { state: 'checking', message: 'Checking every page and link.', wait: 2 } as const,
    { state: 'failed', message: 'A check on GitHub failed.', link } as const,
  ]
  await renderEditor('#/candidate/ada', serve({ progress }))
  click('Publish (1)')
  await send('Publish 1 change')
  await wait()
  expect(panel().getByText('Checking every page and link.')).toBeInTheDocument()
  expect(
    panel()
      .getByText(/^Checked/)
      .closest('li'),
  ).toHaveAttribute('aria-current', 'step')
  expect(screen.getByText('Publishing', { selector: 'p' })).toBeInTheDocument()
  await wait()
  await wait()
  expect(panel().getByRole('heading', { name: 'Nothing changed on the site' })).toBeInTheDocument()
  expect(panel().getByRole('link', { name: 'Open the report' })).toHaveAttribute('href', link.address)
  expect(screen.getByText('A check on GitHub failed', { selector: 'p' })).toBeInTheDocument()
})

it('says that what is not saved stays here', async () => {
  await renderEditor('#/candidate/ada', serve())
  type(getField('Name'), 'Ada Lovelace')
  expect(screen.getByText('1 change not saved · 1 not published')).toBeInTheDocument()
  click('Publish (1)')
  expect(panel().getByText(/^This takes/)).toHaveTextContent(
    'Ada Lovelace has a change that is not saved. It stays here.',
  )
  expect(panel().getByRole('link', { name: 'Look at it' })).toHaveAttribute('href', '#/candidate/ada?field=%5B%5D')
  press('z')
  expect(getField('Name')).toHaveValue('Ada Lovelace')
})

it('links to what the check found, and can be repeated', async () => {
  const problems = [{ file: ada, path: ['race'], message: 'Choose a race.' }]
  const { server } = await renderEditor('#/candidate/ada', serve({ outcomes: [{ problems }] }))
  click('Publish (1)')
  await send('Publish 1 change')
  expect(panel().getByRole('heading', { name: 'Nothing changed on the site' })).toBeInTheDocument()
  expect(panel().getByRole('link', { name: 'Fix it: Ada Byron: Race' })).toBeInTheDocument()
  await send('Publish again')
  expect(server.requests.filter(([operation]) => operation === 'POST /api/publish')).toHaveLength(2)
})

it('describes what to do without Git', async () => {
  await renderEditor('#/', serve({ publication: { needsAuthor: false, obstacle: obstacles.noGit }, unpublished: [] }))
  click(/^Publish my changes/)
  expect(panel().getByRole('heading', { name: obstacles.noGit.what })).toBeInTheDocument()
  expect(panel().getByRole('link', { name: 'https://git-scm.com/downloads' })).toBeInTheDocument()
})

it('asks for the name and the email address that Git does not know', async () => {
  const { server } = await renderEditor('#/', serve({ publication: { needsAuthor: true } }))
  click('Publish (1)')
  type(panel().getByLabelText('Your name'), 'Jo Adams')
  type(panel().getByLabelText('Your email address'), 'jo@example.org')
  await send('Publish 1 change')
  const author = { name: 'Jo Adams', email: 'jo@example.org' }
  expect(server.requests).toContainEqual(['POST /api/publish', { folder: 'anytown', settled: {}, author }])
})

it('first asks who makes and pays for the guide, and saves the answers', async () => {
  const server = serve()
  const warnings = ['name', 'funding'].map((field) => ({
    file: 'election.yaml',
    path: ['publisher', field],
    message: 'Enter who publishes this guide.',
  }))
  server.report = { problems: [], warnings, tasks: [] }
  await renderEditor('#/candidate/ada', server)
  click('Publish (1)')
  expect(panel().queryByRole('button', { name: 'Publish 1 change' })).toBeNull()
  expect(panel().getByRole('button', { name: 'Publish without it' })).toBeInTheDocument()
  type(panel().getByRole('textbox', { name: 'Name' }), 'Anytown Gazette')
  click('Save and continue')
  await send('Save and continue')
  expect(server.listSaved()).toHaveLength(1)
  expect(server.files.get('election.yaml')?.value).toMatchObject({ publisher: { name: 'Anytown Gazette' } })
  expect(panel().getByRole('button', { name: 'Publish 1 change' })).toBeInTheDocument()
})

it('shows both versions of a field that another editor has published, and keeps the choice', async () => {
  const server = serve()
  const base = server.files.get(ada)?.value as object
  server.change(ada, { name: 'Ada King' })
  const file = { path: ada, version: 'theirs', value: { ...base, name: 'Ada Lovelace', race: 'mayor' } }
  await publishConflict({ file, base }, server)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Another editor has changed Ada King, too')
  expect(screen.getByRole('radio', { name: /^On the site.*Mayor/ })).toBeChecked()
  const name = within(screen.getByRole('group', { name: 'Name' }))
  fireEvent.click(name.getByRole('radio', { name: /^On the site/ }))
  click('Continue with these versions')
  await send('Continue with these versions')
  expect(server.listSaved()).toHaveLength(1)
  expect(server.files.get(ada)?.value).toMatchObject({ name: 'Ada Lovelace', race: 'mayor' })
  await send('Publish 1 change')
  expect(server.requests).toContainEqual([
    'POST /api/publish',
    { folder: 'anytown', settled: { [ada]: { version: 'theirs', side: 'own' } } },
  ])
})

it('keeps the own table of streets, which has no form', async () => {
  const server = await publishConflict({ file: { path: 'streets.csv', version: 'theirs' } })
  expect(screen.getByText(/another table of streets/)).toBeInTheDocument()
  click('Keep mine')
  await send('Publish 1 change')
  const settled = { 'streets.csv': { version: 'theirs', side: 'own' } }
  expect(server.requests).toContainEqual(['POST /api/publish', { folder: 'anytown', settled }])
})

it.each([
  ['own', 'Keep mine: Anytown City Elections, November 7, 2017'],
  ['disk', 'Use the one on the site: Anytown City Elections, November 3, 2015'],
])('shows both elections that the site may show, and sends the choice of the %s one', async (side, name) => {
  const path = 'data/site.yaml'
  const conflict = { file: { path, version: 'theirs', value: { current: 'earlier' } }, base: { current: 'old' } }
  const server = serve()
  server.elections = [
    { folder: 'anytown', title: 'Anytown City Elections', date: '2017-11-07' },
    { folder: 'earlier', title: 'Anytown City Elections', date: '2015-11-03' },
  ]
  await publishConflict(conflict, server)
  expect(screen.getByText(/The other one goes to the archive/)).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /^(?:Keep mine|Use the one on the site): Anytown/ })).toHaveLength(2)
  click(name)
  await send('Publish 1 change')
  const settled = { [path]: { version: 'theirs', side } }
  expect(server.requests).toContainEqual(['POST /api/publish', { folder: 'anytown', settled }])
})

it('names the other election in which somebody else has changed the same', async () => {
  const server = serve()
  server.elections.push({ folder: 'earlier', title: 'Anytown City Elections', date: '2015-11-03' })
  await publishConflict({ file: { path: `data/earlier/${ada}`, version: 'theirs' } }, server)
  expect(
    screen.getByText(/^It is in Anytown City Elections, November 3, 2015, candidates\/ada.yaml\./),
  ).toBeInTheDocument()
})

it('drops conflicts of an election when another window opens another one', async () => {
  const file = { path: ada, version: 'theirs', value: { name: 'Ada Lovelace' } }
  const server = await publishConflict({ file, base: {} })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Another editor has changed/)
  server.folder = 'othertown'
  await comeBack()
  expect(screen.queryByRole('heading', { name: /^Another editor has changed/ })).toBeNull()
})
