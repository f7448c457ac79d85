/** @jest-environment jsdom */
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { click, getField, press, renderEditor, setUpEditorTests, type, wait } from '../testing/renderEditor'

setUpEditorTests()

it('undoes and repeats edits step by step, with the focus in the field, even after a save', async () => {
  const { server } = await renderEditor()
  act(() => getField('Name').focus())
  type(getField('Name'), 'Ada B')
  type(getField('Name'), 'Ada B.')
  act(() => getField('Name for sorting').focus())
  type(getField('Name for sorting'), 'B., Ada')
  click('Remove: Key stance 1: Libraries')
  press('s')
  await wait()
  expect(server.listSaved()).toMatchObject([[{ value: { name: 'Ada B.', sortName: 'B., Ada' } }]])
  press('z')
  expect(screen.getByText('Undid the edit of Ada B.: Key stance 1.')).toBeInTheDocument()
  expect(screen.getByText('Key stance 1: Libraries')).toBeInTheDocument()
  press('z')
  press('z')
  await wait()
  expect([getField('Name'), getField('Name for sorting')].map((field) => field.getAttribute('value'))).toEqual([
    'Ada Byron',
    'Byron, Ada',
  ])
  expect(getField('Name')).toHaveFocus()
  press('z')
  expect(screen.getByText('There is no edit to undo.')).toBeInTheDocument()
  press('z', { shiftKey: true })
  expect(getField('Name')).toHaveValue('Ada B.')
  click('Undo edit')
  click('Redo edit')
  expect(getField('Name')).toHaveValue('Ada B.')
})

it('leaves undo to the browser in text that is not part of a draft', async () => {
  await renderEditor('#/sources')
  type(screen.getByRole('searchbox', { name: 'Find a source' }), 'radio')
  const event = createEvent.keyDown(screen.getByRole('searchbox', { name: 'Find a source' }), {
    key: 'z',
    ctrlKey: true,
  })
  fireEvent(screen.getByRole('searchbox', { name: 'Find a source' }), event)
  expect(event.defaultPrevented).toBe(false)
})
