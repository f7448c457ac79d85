/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { ada, startFakeServer } from '../testing/fakeServer'
import { click, getField, go, renderEditor, send, setUpEditorTests, type, wait } from '../testing/renderEditor'

setUpEditorTests()

it('lists every problem with a link that opens its field and moves the focus there', async () => {
  const problem = { file: ada, path: ['stances', 0, 'title'], message: 'Enter a short title.' }
  await renderEditor('#/problems', startFakeServer({}, { problems: [problem] }))
  const [link] = screen.getAllByRole('link', { name: 'Ada Byron: Key stance 1, Title' })
  go(link?.getAttribute('href') ?? '')
  expect(getField('Title')).toHaveFocus()
})

it('names the other election and the file of a problem, and opens its field there', async () => {
  const server = startFakeServer()
  server.elections = [
    { folder: 'anytown', title: 'Anytown City Elections', date: '2017-11-07' },
    { folder: 'earlier', title: 'Anytown City Elections', date: '2015-11-03' },
  ]
  const problem = { file: `data/earlier/${ada}`, path: ['stances', 0, 'title'], message: 'Enter a short title.' }
  server.report = { ...server.report, problems: [problem] }
  await renderEditor('#/problems', server)
  const name = 'Anytown City Elections, November 3, 2015, candidates/ada.yaml: Key stance 1, Title'
  // The preview lists the problem, too.
  fireEvent.click(screen.getAllByRole('button', { name })[0]!)
  await wait()
  expect(server.requests).toContainEqual(['POST /api/open', { folder: 'earlier' }])
  expect(location.hash).toBe('#/candidate/ada?field=%5B%22stances%22%2C0%2C%22title%22%5D')
  go(location.hash)
  expect(document.title).toBe('Ada Byron – Anytown City Elections, November 3, 2015')
  expect(screen.getByRole('banner')).toHaveTextContent('Anytown City Elections, November 3, 2015')
})

it('lists what is missing, with a link to its field', async () => {
  const task = { kind: 'photograph', candidate: 'Ada Byron', what: 'No photograph', todo: 'Ask for one.' } as const
  await renderEditor('#/tasks', startFakeServer({}, { tasks: [{ ...task, file: ada, field: 'src' }] }))
  expect(screen.getByRole('link', { name: 'To do (1)' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Ada Byron: No photograph' })).toHaveAttribute(
    'href',
    '#/candidate/ada?field=%5B%22src%22%5D',
  )
  expect(screen.getByText('Ask for one.')).toBeInTheDocument()
})

it('finds and changes a source, warns before it removes one that is cited, and puts it back', async () => {
  const { server } = await renderEditor('#/sources', startFakeServer({ [ada]: { partySource: 'notice' } }))
  type(screen.getByRole('searchbox', { name: 'Find a source' }), 'radio')
  expect(screen.getByText('1 source')).toBeInTheDocument()
  fireEvent.click(screen.getByText('Interview'))
  type(getField('Title'), 'Radio interview')
  type(screen.getByRole('searchbox', { name: 'Find a source' }), '')
  click('Remove: Notice of election')
  const warning = screen.getByRole('alertdialog', { name: 'Remove Notice of election?' })
  expect(warning).toHaveTextContent(
    '2 statements or facts refer to it: Ada Byron (2). If you remove it, the guide cannot be built until you fix these.',
  )
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  click('Keep it')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  click('Remove: Notice of election')
  click('Remove it anyway')
  expect(screen.getByRole('button', { name: 'Put back Notice of election' })).toHaveFocus()
  click('Put back Notice of election')
  expect(screen.getByText('Notice of election')).toHaveFocus()
  await send('Save')
  expect(server.listSaved()).toMatchObject([
    [{ value: { notice: { title: 'Notice of election' }, interview: { title: 'Radio interview' } } }],
  ])
})

it('removes a source that nothing cites with one click, and warns about a race that has candidates', async () => {
  const server = startFakeServer()
  server.files.set('sources.yaml', { path: 'sources.yaml', version: 'v2', value: { list: { title: 'List' } } })
  await renderEditor('#/sources', server)
  click('Remove: List')
  expect(screen.getByRole('button', { name: 'Put back List' })).toHaveFocus()
  go('#/races')
  click('Remove: Race 1: City Council')
  expect(screen.getByRole('alertdialog')).toHaveTextContent('1 statement or fact refers to it: Ada Byron (1).')
})

it.each([
  ['', 'There are no problems. The guide can be built.'],
  ['candidates/ada.yaml', 'The site can be built, but not with this election until these are fixed.'],
  ['data/site.yaml', 'The guide cannot be built until these are fixed.'],
])('states whether a site that shows another election can be built, with a problem in "%s"', async (file, sentence) => {
  const server = startFakeServer()
  server.elections.push({ folder: 'springfield', title: 'Springfield Elections' })
  server.current = 'springfield'
  const problems = file === '' ? [] : [{ file, path: [], message: 'Add it.' }]
  server.report = { ...server.report, problems }
  await renderEditor('#/problems', server)
  expect(screen.getByText(/The site shows/)).toHaveTextContent(
    `The site shows Springfield Elections, not this election. ${sentence}`,
  )
})

it('changes the election that the site shows', async () => {
  const server = startFakeServer()
  server.elections.push({ folder: 'springfield', title: 'Springfield Elections', date: '2025-11-04' })
  await renderEditor('#/elections', server)
  expect(screen.getByText('shown on the site, open now')).toBeInTheDocument()
  await send('Add to the archive: Springfield Elections, November 4, 2025')
  expect(screen.getByText('in the archive: /2025-11-04/')).toBeInTheDocument()
  expect(
    screen.getByText('Springfield Elections, November 4, 2025 will be in the archive when you publish it.'),
  ).toBeInTheDocument()
  await send('Remove from the archive: Springfield Elections, November 4, 2025')
  expect(screen.getByText('not on the site')).toBeInTheDocument()
  await send('Show on the site: Springfield Elections, November 4, 2025')
  expect(server.requests.filter(([request]) => request === 'POST /api/site').map(([, body]) => body)).toEqual(
    ['archive', 'none', 'current'].map((place) => ({ folder: 'springfield', place })),
  )
  expect(screen.getByText('shown on the site')).toBeInTheDocument()
  expect(screen.getByText(/^in the archive/)).toHaveTextContent('open now')
  expect(screen.getByText(/the current one goes to the archive/)).toBeInTheDocument()
})
