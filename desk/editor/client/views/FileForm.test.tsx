/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react'
import { ada, startFakeServer } from '../testing/fakeServer'
import { click, getField, go, renderEditor, send, setUpEditorTests, type, wait } from '../testing/renderEditor'

setUpEditorTests()

const openStance = () => fireEvent.click(screen.getByText('Key stance 1: Libraries'))

const titleProblem = { file: ada, path: ['stances', 0, 'title'], message: 'Enter a title.' }

it('shows the problem or the warning of a field once the user has left it', async () => {
  const { server } = await renderEditor()
  openStance()
  const warning = { file: ada, path: ['stances', 0, 'text'], message: 'A sentence is long.' }
  server.report = { problems: [titleProblem], warnings: [warning], tasks: [] }
  type(getField('Title'), '')
  expect(server.requests.filter(([operation]) => operation === 'POST /api/check')).toHaveLength(0)
  await wait()
  expect(screen.getByRole('link', { name: /^Problems \(1\), warnings.\(1\)$/ })).toBeInTheDocument()
  expect(getField('Title')).not.toHaveAttribute('aria-invalid')
  expect(getField('Title')).not.toHaveAccessibleDescription(/Problem/)
  fireEvent.blur(getField('Title'))
  await wait()
  expect(getField('Title')).toBeInvalid()
  expect(getField('Title')).toHaveAccessibleDescription(/Problem: Enter a title\./)
  expect(getField('Text')).not.toHaveAccessibleDescription(/Warning/)
  fireEvent.blur(getField('Text'))
  await wait()
  expect(getField('Text')).toBeValid()
  expect(getField('Text')).toHaveAccessibleDescription(/Warning: A sentence is long\./)
})

it('shows all problems after a save, with a summary and the focus in the first field', async () => {
  const { server } = await renderEditor()
  type(getField('Name'), 'Ada King')
  server.report = { problems: [titleProblem], warnings: [], tasks: [] }
  await send('Save')
  fireEvent(window, new Event('hashchange'))
  expect(getField('Title')).toHaveFocus()
  expect(getField('Title')).toHaveAccessibleDescription(/Problem: Enter a title\./)
  const summary = within(screen.getByRole('region', { name: 'Problems on this page' }))
  expect(summary.getByRole('link', { name: 'Key stance 1, Title' })).toBeInTheDocument()
})

it('completes web addresses and dates when their fields are left', async () => {
  const { server } = await renderEditor()
  openStance()
  type(getField('Website'), 'medfordma.org')
  expect(getField('Website')).toHaveValue('medfordma.org')
  fireEvent.blur(getField('Website'))
  expect(getField('Website')).toHaveValue('https://medfordma.org')
  type(getField('Date'), '10/12/2017')
  expect(getField('Date')).toHaveValue('10/12/2017')
  expect(getField('Date')).toHaveAccessibleDescription(/Thursday, October 12, 2017\./)
  fireEvent.blur(getField('Date'))
  expect(getField('Date')).toHaveValue('2017-10-12')
  await send('Save')
  expect(server.listSaved()).toMatchObject([
    [{ value: { links: { website: 'https://medfordma.org' }, stances: [{ date: '2017-10-12' }] } }],
  ])
})

it('sets the day of the last change with a statement, and says so where it can be corrected', async () => {
  jest.setSystemTime(new Date(2026, 10, 24))
  const { server } = await renderEditor()
  openStance()
  type(getField('Text'), 'Open every day.')
  expect(screen.getByText(/Pages will give November 24, 2026/)).toBeInTheDocument()
  type(getField('Last updated'), 'Nov 20, 2026')
  expect(screen.queryByText(/Pages will give/)).toBeNull()
  type(getField('Text'), 'Open daily.')
  await send('Save')
  expect(server.listSaved()).toMatchObject([[{ value: { updated: '2026-11-20' } }]])
})

it('gives a new topic an id from its name, and hides it until the user asks', async () => {
  const { server } = await renderEditor('#/races')
  click('Add a topic')
  type(getField('Name'), 'School budget')
  fireEvent.blur(getField('Name'))
  expect(screen.queryByRole('textbox', { name: 'Short name in addresses' })).toBeNull()
  click('Show the short name in addresses')
  expect(getField('Short name in addresses')).toHaveFocus()
  expect(getField('Short name in addresses')).toHaveValue('school-budget')
  type(getField('Name'), 'Budget of schools')
  fireEvent.blur(getField('Name'))
  await send('Save')
  expect(server.listSaved()).toMatchObject([
    [{ value: { topics: [{}, {}, { id: 'school-budget', name: 'Budget of schools' }] } }],
  ])
})

it('opens the list of sources with an arrow key, and chooses one with Enter only if it is active or the only one', async () => {
  const { server } = await renderEditor()
  const picker = screen.getByRole('combobox', { name: 'Add to sources' })
  const press = (key: string, changes = {}) => fireEvent.keyDown(picker, { key, ...changes })
  const listSelected = () =>
    within(screen.getByRole('listbox', { name: 'Choices' }))
      .queryAllByRole('option', { selected: true })
      .map(({ textContent }) => textContent)
  press('ArrowDown')
  expect(listSelected()).toEqual(['Interview Town Radio, 2017-10'])
  press('Escape')
  type(picker, 'radio')
  press('Enter')
  expect(picker).toHaveValue('radio')
  press('Escape')
  press('ArrowUp')
  expect(listSelected()).toEqual(['New source: radio'])
  type(picker, 'Town debate')
  press('Enter', { isComposing: true })
  expect(picker).toHaveValue('Town debate')
  press('Enter')
  expect(picker).toHaveValue('')
  await send('Save')
  expect(server.listSaved()).toMatchObject([[{}, { value: { sources: ['notice', 'town-debate'] } }]])
})

it('clears the text of a source that was not chosen, but not for another window', async () => {
  await renderEditor()
  const picker = screen.getByRole('combobox', { name: 'Add to sources' })
  act(() => picker.focus())
  type(picker, 'radio')
  // The element keeps the focus of its page when the window loses it.
  fireEvent.blur(picker)
  expect(picker).toHaveValue('radio')
  fireEvent.click(picker)
  act(() => screen.getByRole('option', { name: /^Interview/ }).focus())
  expect(picker).toHaveValue('radio')
  act(() => getField('Name').focus())
  expect(picker).toHaveValue('')
  expect(screen.queryByRole('option', { name: /^Interview/ })).toBeNull()
})

it('connects the labels of a new source with its own fields in every statement that cites it', async () => {
  await renderEditor()
  openStance()
  const [first, second] = screen.getAllByRole('combobox', { name: 'Add to sources' })
  type(first!, 'Town debate')
  fireEvent.click(screen.getByRole('option', { name: 'New source: Town debate' }))
  type(second!, 'Town debate')
  fireEvent.click(screen.getByRole('option', { name: 'Town debate' }))
  const sources = screen.getAllByRole('group', { name: 'New source: Town debate' })
  expect(sources).toHaveLength(2)
  for (const source of sources) expect(within(source).getByRole('textbox', { name: 'Publisher' })).toBeInTheDocument()
})

it('folds the sections of a long form, states what each holds, and opens that of a field', async () => {
  await renderEditor('#/candidate/ada', startFakeServer({ [ada]: { experience: 'A teacher.' } }))
  const findSection = (name: string) =>
    within(screen.getByRole('region', { name })).getByRole('heading').closest('details')
  expect(findSection('Statements')).toHaveAttribute('open')
  expect(findSection('Experience')).not.toHaveAttribute('open')
  expect(findSection('Experience')).toHaveTextContent(/^ExperienceA teacher\./)
  expect(findSection('Statements')).toHaveTextContent(/^StatementsKey stances \(1\)/)
  expect(findSection('Links')).toHaveTextContent(/^LinksEmpty/)
  type(getField('Name'), 'Ada King')
  expect(findSection('Candidate')).toHaveTextContent(/not saved/)
  expect(findSection('Statements')).not.toHaveTextContent(/not saved/)
  go(`#/candidate/ada?${new URLSearchParams({ field: '["experience"]' })}`)
  expect(findSection('Experience')).toHaveAttribute('open')
  expect(getField('Experience')).toHaveFocus()
})

it('shows no problem that was corrected before the field was left', async () => {
  const { server } = await renderEditor()
  const name = getField('Name')
  const problem = { file: ada, path: ['name'], message: 'Enter a name.' }
  server.report = { ...server.report, problems: [problem] }
  act(() => name.focus())
  type(name, '')
  await wait()
  const leave = async () => {
    act(() => getField('Name for sorting').focus())
    // Longer than a click, and shorter than a check.
    await act(() => jest.advanceTimersByTimeAsync(250))
  }
  type(name, 'Ada King')
  await leave()
  expect(name).not.toHaveAccessibleDescription(/Problem/)
  // The report is still the same.
  await wait()
  expect(name).toHaveAccessibleDescription(/Problem: Enter a name/)
})

it('closes the entries of many races, and has no heading without ballot questions', async () => {
  const races = Array.from({ length: 6 }, (_, index) => ({ id: `ward-${index}`, name: `Ward ${index}`, voteFor: 1 }))
  await renderEditor('#/results', startFakeServer({ 'election.yaml': { races, results: { winners: {} } } }))
  const winners = screen.getByRole('group', { name: 'Winners required' })
  expect(within(winners).getByText('Show all 6').closest('details')).not.toHaveAttribute('open')
  expect(screen.queryByText('Outcomes of ballot questions')).toBeNull()
})

it('lists the candidates of a race as its possible winners', async () => {
  const { server } = await renderEditor('#/results')
  click('Add results')
  const winners = within(screen.getByRole('group', { name: 'Winners required' }))
  expect(within(winners.getByRole('group', { name: 'Mayor' })).queryByRole('checkbox')).toBeNull()
  fireEvent.click(
    within(winners.getByRole('group', { name: 'City Council' })).getByRole('checkbox', { name: 'Ada Byron' }),
  )
  await send('Save')
  expect(server.listSaved()).toMatchObject([[{ value: { results: { winners: { cityCouncil: ['ada'] } } } }]])
})

it('writes an empty list of statements with the reason for it', async () => {
  const { server } = await renderEditor()
  click('Remove: Key stance 1: Libraries')
  click('Add reason for no statements')
  type(screen.getByRole('combobox', { name: 'Reason' }), 'declined')
  await send('Save')
  expect(server.listSaved()).toMatchObject([[{ value: { stances: [], noStances: { reason: 'declined' } } }]])
})

it('keeps the focus in a field that is cleared and typed again', async () => {
  await renderEditor('#/candidate/ada', startFakeServer({ [ada]: { language: 'en' } }))
  const field = getField('Language')
  field.focus()
  type(field, '')
  type(field, 'es')
  expect(getField('Language')).toBe(field)
  expect(field).toHaveFocus()
})

it('has one heading for a section that is one group, and else names the groups in the section', async () => {
  const { unmount } = await renderEditor('#/voting')
  expect(screen.getByRole('heading', { level: 2, name: 'When to vote' })).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { name: /When to vote/ })).toHaveLength(1)
  expect(screen.getByRole('group', { name: 'When to vote required' })).toBeInTheDocument()
  unmount()
  await renderEditor()
  expect(screen.getByRole('heading', { level: 2, name: 'Statements' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Key stances' })).toBeNull()
  expect(screen.getByRole('group', { name: 'Key stances' })).toHaveAccessibleDescription(/In the order shown/)
})
