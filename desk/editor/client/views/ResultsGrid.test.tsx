/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react'
import { renderEditor, send, setUpEditorTests, type } from '../testing/renderEditor'
import { startFakeServer } from '../testing/fakeServer'

setUpEditorTests()

/** Opens the grid of an election with these fields. */
async function openGrid(election: object = {}) {
  const { server } = await renderEditor('#/results', startFakeServer({ 'election.yaml': election }))
  return { server, grid: within(screen.getByRole('table')) }
}

it('has those who move on instead of the winners of a race in which nobody is elected', async () => {
  const advance = { count: 2, date: '2017-12-05' }
  const { server, grid } = await openGrid({ races: [{ id: 'cityCouncil', name: 'City Council', voteFor: 7, advance }] })
  expect(grid.getAllByRole('checkbox')).toHaveLength(1)
  fireEvent.click(grid.getByRole('checkbox', { name: 'Moves on, Ada Byron, City Council' }))
  await send('Save')
  expect(server.files.get('election.yaml')?.value).toMatchObject({
    results: { winners: {}, advancing: { cityCouncil: ['ada'] } },
  })
})

it('has the votes of every round of a race in which voters rank candidates', async () => {
  const { server, grid } = await openGrid({ races: [{ id: 'cityCouncil', name: 'City Council', ranks: 3 }] })
  type(grid.getByRole('textbox', { name: 'Votes, Ada Byron, City Council' }), '410')
  const rounds = grid.getByRole('textbox', { name: 'Votes by round, Ada Byron, City Council' })
  type(rounds, '410; ')
  expect(rounds).toHaveValue('410; ')
  type(rounds, '410;1,436.0')
  expect(rounds).toHaveValue('410;1,436.0')
  fireEvent.blur(rounds)
  expect(rounds).toHaveValue('410; 1436')
  type(rounds, '410; 1436.0500')
  type(grid.getByRole('textbox', { name: 'Exhausted ballots by round, City Council' }), '0; 12')
  await send('Save')
  expect(server.files.get('election.yaml')?.value).toMatchObject({
    results: {
      votes: { cityCouncil: { candidates: { ada: 410 }, rounds: { ada: [410, 1436.05] }, exhausted: [0, 12] } },
    },
  })
})

it('has the votes and winners of all races in one table, and saves them like the form', async () => {
  const { server, grid } = await openGrid({
    groups: [{ id: 'ward-1', name: 'Ward 1' }],
    races: [
      { id: 'cityCouncil', name: 'City Council', voteFor: 7, group: 'ward-1' },
      { id: 'mayor', name: 'Mayor', voteFor: 1, noVote: { reason: 'canceled', sources: ['notice'] } },
    ],
  })
  expect(grid.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'City Council, Ward 1',
    'Ada Byron',
    'Write-ins',
    'Blank votes',
    'Ballots cast',
  ])
  // Tab leads from the votes to the box beside them, and on to the next row.
  const controls = [...document.querySelectorAll<HTMLInputElement>('table input')]
  expect(controls.map(({ type: kind }) => kind)).toEqual(['text', 'checkbox', 'text', 'text', 'text'])
  expect(controls.filter(({ tabIndex }) => tabIndex !== 0)).toEqual([])
  type(grid.getByRole('textbox', { name: 'Blank votes, City Council, Ward 1' }), '7')
  type(grid.getByRole('textbox', { name: 'Votes, Ada Byron, City Council, Ward 1' }), '1,200')
  const elected = grid.getByRole('checkbox', { name: 'Elected, Ada Byron, City Council, Ward 1' })
  fireEvent.click(elected)
  const path = ['results', 'votes', 'cityCouncil', 'blanks']
  server.report = { ...server.report, problems: [{ file: 'election.yaml', path, message: 'Enter fewer.' }] }
  await send('Save')
  expect(grid.getByRole('textbox', { name: /^Blank votes/ })).toHaveAccessibleDescription(/Problem: Enter fewer\./)
  expect(server.files.get('election.yaml')?.value).toMatchObject({
    results: {
      winners: { cityCouncil: ['ada'] },
      votes: { cityCouncil: { candidates: { ada: 1200 }, blanks: 7 } },
    },
  })
  fireEvent.click(elected)
  expect(elected).not.toBeChecked()
})

it('fills in a column of a spreadsheet from the cell in which it is pasted, as one edit', async () => {
  const { server, grid } = await openGrid()
  const paste = (name: string, text: string) =>
    fireEvent.paste(grid.getByRole('textbox', { name }), { clipboardData: { getData: () => text } })
  // Names, an empty cell, and more rows than there are.
  paste('Votes, Ada Byron, City Council', 'Ada\t1,204\r\nWrite-ins\t\r\nBlank\t12\r\n')
  paste('Ballots cast, Mayor', '7\n8')
  // A browser pastes what is no column of numbers.
  expect(paste('Blank votes, Mayor', 'Ada\nBob')).toBe(true)
  expect(paste('Blank votes, Mayor', '12')).toBe(true)
  await send('Save')
  expect(server.files.get('election.yaml')?.value).toMatchObject({
    results: {
      winners: {},
      votes: {
        cityCouncil: { candidates: { ada: 1204 }, blanks: 12 },
        mayor: { candidates: {}, ballots: 7 },
      },
    },
  })
})
