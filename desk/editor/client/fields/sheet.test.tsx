/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react'
import { ada, startFakeServer } from '../testing/fakeServer'
import { getField, go, renderEditor, setUpEditorTests, type } from '../testing/renderEditor'

setUpEditorTests()

const sheet = ['https://docs.google.com/spreadsheets/d/abc/edit']

/** Opens the editor of an election whose spreadsheet has some fields. */
async function renderWithSheet(sheetFields: readonly string[], page?: string, settings: object = { sheet }) {
  const stances = ['Libraries', 'Streets'].map((title) => ({ title, text: 'Text.', sources: ['interview'] }))
  return renderEditor(page, startFakeServer({ [ada]: { stances }, 'election.yaml': { ...settings, sheetFields } }))
}

it('shows what comes from the spreadsheet as text, with a link to it, and leaves the rest editable', async () => {
  await renderWithSheet(['candidates/name', 'candidates/race', 'candidates/stances/sources'])
  const name = getField('Name')
  expect(name).toHaveAttribute('readonly')
  expect(name).toHaveValue('Ada Byron')
  expect(name).toHaveAccessibleDescription(/This comes from the spreadsheet ?\. Change it there\./)
  expect(screen.getAllByRole('link', { name: 'the spreadsheet' })[0]).toHaveAttribute('href', sheet[0])
  expect(getField('Race')).toHaveValue('City Council')
  fireEvent.click(screen.getByText('Key stance 1: Libraries'))
  expect(getField('Sources')).toHaveValue('Interview')
  expect(getField('Text')).not.toHaveAttribute('readonly')
  type(getField('Text'), 'Open every day.')
  expect(getField('Text')).toHaveValue('Open every day.')
})

it('adds and moves nothing in a list that comes from the spreadsheet, and removes what has no row any more', async () => {
  await renderWithSheet([
    'candidates/stances/text',
    'candidates/noStances/reason',
    'election/races/name',
    'sources/title',
  ])
  const buttons = () =>
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(buttons()).not.toContain('Add a key stance')
  expect(buttons()).toContain('Add a further statement')
  expect(buttons()).not.toContain('Add reason for no statements')
  expect(buttons()).not.toContain('Move down: Key stance 1: Libraries')
  expect(buttons()).toContain('Remove: Key stance 1: Libraries')
  expect(
    within(screen.getByRole('group', { name: 'Key stances' })).getByText(/To remove one, delete its row/),
  ).toBeVisible()
  type(screen.getByRole('combobox', { name: 'Add to sources' }), 'Town debate')
  expect(screen.queryByRole('option', { name: /New source/ })).toBeNull()
  // Races have ids, which an import finds anywhere.
  go('#/races')
  expect(buttons()).not.toContain('Add a race')
  expect(buttons()).toContain('Move down: Race 1: City Council')
  go('#/election')
  expect(screen.getAllByRole('heading', { name: 'Spreadsheet' })).toHaveLength(1)
  expect(screen.queryByText('Fields that the spreadsheet has')).toBeNull()
  go('#/sources')
  expect(buttons()).not.toContain('Add a source')
})

it('does not change votes and winners that come from the spreadsheet', async () => {
  await renderWithSheet(['election/results/votes/candidates', 'election/results/winners'], '#/results')
  const grid = within(screen.getByRole('table'))
  expect(grid.getByRole('textbox', { name: 'Votes, Ada Byron, City Council' })).toHaveAttribute('readonly')
  expect(grid.getByRole('textbox', { name: 'Blank votes, City Council' })).not.toHaveAttribute('readonly')
  const elected = grid.getByRole('checkbox', { name: 'Elected, Ada Byron, City Council' })
  fireEvent.click(elected)
  expect(elected).not.toBeChecked()
})

it('makes everything editable once the settings name no spreadsheet', async () => {
  await renderWithSheet(['candidates/name'], undefined, {})
  expect(getField('Name')).not.toHaveAttribute('readonly')
})
