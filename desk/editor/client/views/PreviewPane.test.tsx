import { screen, within } from '@testing-library/react'
import { startFakeServer } from '../testing/fakeServer'
import { getField, renderEditor, setUpEditorTests, type, wait } from '../testing/renderEditor'

setUpEditorTests()

const ada = 'candidates/ada.yaml'
const problem = { file: ada, path: ['name'], expected: 'the name', found: 'nothing' }
const findPreview = () => screen.getByRole('complementary', { name: 'Preview' })

it('lists the problems that prevent a page in its place, until they are fixed', async () => {
  const server = startFakeServer()
  server.problems = [problem]
  await renderEditor('#/candidate/ada', server)
  await wait()
  expect(findPreview()).toHaveTextContent('This page cannot be shown until 1 problem is fixed.')
  expect(within(findPreview()).getByRole('link', { name: 'Ada Byron: Name' })).toBeInTheDocument()
  server.problems = []
  type(getField('Name'), 'Ada King')
  await wait()
  expect(screen.getByTitle('Preview of the page')).toHaveAttribute('src', '/preview/1/')
  expect(findPreview()).toHaveTextContent(/^$/)
})

it('states what a page has in place of files with problems', async () => {
  const server = startFakeServer()
  server.problems = [problem]
  server.gaps = [
    { file: ada, shown: 'last version', problems: 1 },
    { file: 'election.yaml', shown: 'valid parts', problems: 0 },
    { file: 'candidates/eve.yaml', shown: 'nothing', problems: 1 },
  ]
  await renderEditor('#/candidate/ada', server)
  await wait()
  expect(screen.getByTitle('Preview of the page')).toBeInTheDocument()
  expect(findPreview()).toHaveTextContent(
    'Until 2 problems are fixed, the preview shows the last valid version of Ada Byron, leaves out what is not valid in Election, and leaves out eve.',
  )
})
