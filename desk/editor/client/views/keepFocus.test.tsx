/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react'
import { click, getField, renderEditor, setUpEditorTests, type, wait } from '../testing/renderEditor'

setUpEditorTests()

/** Presses a button that has the focus, as a keyboard does. */
async function press(name: string): Promise<void> {
  act(() => screen.getByRole('button', { name }).focus())
  click(name)
  // Mutations are observed after the change.
  await act(async () => {})
}

it('moves the focus from a button that adds or removes a group to the group', async () => {
  await renderEditor('#/results')
  await press('Add results')
  expect(screen.getByRole('group', { name: 'Results' })).toHaveFocus()
  await press('Remove results')
  expect(screen.getByRole('group', { name: 'Results' })).toHaveFocus()
})

it('moves the focus to the first of the fields that were hidden', async () => {
  await renderEditor()
  await press('More: running mates, withdrawal, person, further races')
  expect(screen.getByRole('group', { name: 'Running mates' })).toHaveFocus()
})

it('discards changes and brings them back, or saves them, with the focus in the toolbar', async () => {
  await renderEditor()
  type(getField('Name'), 'Ada King')
  await press('Discard changes')
  expect(getField('Name')).toHaveValue('Ada Byron')
  expect(localStorage).toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Bring back the changes' })).toHaveFocus()
  await press('Bring back the changes')
  expect(getField('Name')).toHaveValue('Ada King')
  expect(screen.queryByRole('button', { name: 'Bring back the changes' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Discard changes' })).toHaveFocus()
  act(() => screen.getByRole('button', { name: 'Save' }).focus())
  click('Save')
  await wait()
  expect(screen.getByRole('banner')).toContainElement(document.activeElement as HTMLElement)
  await press('Undo the last save')
  await wait()
  expect(screen.getByRole('banner')).toContainElement(document.activeElement as HTMLElement)
})

it('does not bring back a focus that the user moved away', async () => {
  await renderEditor()
  act(() => getField('Name').focus())
  fireEvent.pointerDown(document.body)
  getField('Name').blur()
  type(getField('Name'), 'Ada King')
  await wait()
  expect(document.body).toHaveFocus()
})
