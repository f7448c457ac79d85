import { screen } from '@testing-library/react'
import { startFakeServer } from '../testing/fakeServer'
import { getField, renderEditor, setUpEditorTests, type, wait } from '../testing/renderEditor'

setUpEditorTests()

const problem = { file: 'candidates/ada.yaml', path: ['name'], expected: 'the name', found: 'nothing' }

it.each([
  { problems: [problem], text: 'The preview starts when 1 problem is fixed.' },
  { problems: [problem, { ...problem, path: ['race'] }], text: 'The preview starts when 2 problems are fixed.' },
])('shows a page only when the problems of the election are fixed ($problems.length)', async ({ problems, text }) => {
  const server = startFakeServer()
  server.problems = problems
  await renderEditor('#/candidate/ada', server)
  await wait()
  const preview = screen.getByRole('complementary', { name: 'Preview' })
  expect(preview).toHaveTextContent(text)
  expect(preview).not.toHaveTextContent('last page')
  server.problems = []
  type(getField('Name'), 'Ada King')
  await wait()
  expect(screen.getByTitle('Preview of the page')).toHaveAttribute('src', '/preview/1/')
  expect(preview).toHaveTextContent(/^$/)
})
