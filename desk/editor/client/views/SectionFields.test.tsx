import { screen } from '@testing-library/react'
import { renderEditor, setUpEditorTests } from '../testing/renderEditor'

setUpEditorTests()

it('has one heading for a section that is one group', async () => {
  await renderEditor('#/voting')
  expect(screen.getByRole('group', { name: 'When to vote required' })).toContainElement(
    screen.getByRole('heading', { level: 2, name: /^When to vote/ }),
  )
  expect(screen.getAllByText('When to vote')).toHaveLength(1)
})

it('has a heading for a section of several fields, and names the groups in it', async () => {
  await renderEditor('#/candidate/ada')
  expect(screen.getByRole('heading', { level: 2, name: 'Statements' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Key stances' })).toBeNull()
  expect(screen.getByRole('group', { name: 'Key stances' })).toHaveAccessibleDescription(/In the order shown/)
})
