/** @jest-environment jsdom */
import { getField, renderEditor, send, setUpEditorTests, type } from '../testing/renderEditor'

setUpEditorTests()

it.each([
  ['new source', '#/sources', 'Title of a new source', 'Add a source'],
  ['new candidate', '#/newCandidate', 'Name', 'Continue'],
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
