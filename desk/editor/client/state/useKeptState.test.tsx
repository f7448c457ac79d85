import { screen } from '@testing-library/react'
import { click, getField, renderEditor, send, setUpEditorTests, type } from '../testing/renderEditor'

setUpEditorTests()

it.each([
  ['new election', '#/newElection', 'City', 'Create the election'],
  ['new source', '#/sources', 'Title of a new source', 'Add a source'],
])('keeps what was typed about a %s over a reload, until it is used', async (_name, page, field, button) => {
  const { server, unmount } = await renderEditor(page)
  type(getField(field), 'Springfield')
  unmount()
  const reloaded = await renderEditor(page, server)
  expect(getField(field)).toHaveValue('Springfield')
  await send(button)
  reloaded.unmount()
  await renderEditor(page, server)
  expect(getField(field)).toHaveValue('')
})

it('keeps what was typed about a new candidate over a reload, until the user continues', async () => {
  const { server, unmount } = await renderEditor('#/newCandidate')
  type(getField('Name'), 'Kim Lee')
  type(getField('Name for sorting'), 'Lee, K.')
  type(screen.getByRole('combobox', { name: 'Race' }), 'mayor')
  unmount()
  const reloaded = await renderEditor('#/newCandidate', server)
  expect(getField('Name')).toHaveValue('Kim Lee')
  expect(getField('Name for sorting')).toHaveValue('Lee, K.')
  expect(screen.getByRole('combobox', { name: 'Race' })).toHaveValue('mayor')
  click('Continue')
  reloaded.unmount()
  await renderEditor('#/newCandidate', server)
  expect(getField('Name')).toHaveValue('')
})
