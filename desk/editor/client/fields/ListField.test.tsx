/** @jest-environment jsdom */
import { act, fireEvent, renderHook, screen } from '@testing-library/react'
import { ada, startFakeServer } from '../testing/fakeServer'
import { click, getField, press, renderEditor, send, setUpEditorTests, type } from '../testing/renderEditor'
import { useItemKeys } from './ListField'

setUpEditorTests()

it('adds, moves and removes statements, and puts a removed one back', async () => {
  const { server } = await renderEditor()
  click('Add a key stance')
  expect(getField('Title')).toHaveFocus()
  type(getField('Title'), 'Roads')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Roads' }))
  click('Move up: Key stance 2: Roads')
  click('Remove: Key stance 2: Libraries')
  expect(screen.getByRole('button', { name: 'Put back Libraries' })).toHaveFocus()
  click('Put back Libraries')
  expect(screen.getByText('Key stance 2: Libraries')).toHaveFocus()
  await send('Save')
  expect(server.listSaved()).toMatchObject([
    [{ value: { stances: [{ title: 'Roads', topics: ['roads'] }, { title: 'Libraries' }] } }],
  ])
})

it('moves closed rows, which keep the focus and stay as open as they were, and states where they are', async () => {
  const { server } = await renderEditor('#/races')
  fireEvent.click(screen.getByText('Race 2: Mayor'))
  act(() => screen.getByRole('button', { name: 'Move up: Race 2: Mayor' }).focus())
  click('Move up: Race 2: Mayor')
  expect(screen.getByText('Race 2 moved up. Now 1 of 2.')).toBeInTheDocument()
  const up = screen.getByRole('button', { name: 'Move up: Race 1: Mayor' })
  expect(up).toHaveFocus()
  expect(up).toHaveAttribute('aria-disabled', 'true')
  click('Move up: Race 1: Mayor')
  expect(screen.getByText('Race 1: Mayor').closest('details')).toHaveAttribute('open')
  expect(screen.getByText('Race 2: City Council').closest('details')).not.toHaveAttribute('open')
  await send('Save')
  expect(server.listSaved()).toMatchObject([[{ value: { races: [{ id: 'mayor' }, { id: 'cityCouncil' }] } }]])
  press('z')
  expect(screen.getByText('Race 2: Mayor').closest('details')).toHaveAttribute('open')
})

it('moves the sources of a candidate', async () => {
  const { server } = await renderEditor(
    '#/candidate/ada',
    startFakeServer({ [ada]: { sources: ['notice', 'interview'] } }),
  )
  click('Move down: Notice of election')
  expect(screen.getByText('Source 1 moved down. Now 2 of 2.')).toBeInTheDocument()
  await send('Save')
  expect(server.listSaved()).toMatchObject([[{ value: { sources: ['interview', 'notice'] } }]])
})

it('puts back no statement that is back already', async () => {
  await renderEditor()
  click('Remove: Key stance 1: Libraries')
  click('Discard changes')
  expect(screen.getByText('Key stance 1: Libraries')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Put back Libraries' })).toBeNull()
})

const [a, b, c] = [{ title: 'A' }, { title: 'B' }, { title: 'C' }]

it.each([
  ['when they move', [b, a, c], [1, 0, 2]],
  ['when one is removed', [b, c], [1, 2]],
  ['when one is added between them', [a, { title: 'X' }, b, c], [0, 3, 1, 2]],
  ['when one is edited', [a, { title: 'B2' }, c], [0, 1, 2]],
  ['when another window sends equal ones in another order', [{ ...c }, { ...a }, { ...b }], [2, 0, 1]],
])('keeps the keys of items %s', (_, items, keys) => {
  const { result, rerender } = renderHook(useItemKeys, { initialProps: [a, b, c] })
  rerender(items)
  expect(result.current).toEqual(keys)
})
