import { fireEvent, screen, within } from '@testing-library/react'
import { click, getField, listSaved, renderEditor, setUpEditorTests, type, wait } from '../testing/renderEditor'

setUpEditorTests()

const ada = 'candidates/ada.yaml'

it('keeps a new candidate as a draft until it is saved', async () => {
  const { server } = await renderEditor('#/newCandidate')
  type(getField('Name'), 'José de la Cruz')
  expect(getField('Name for sorting')).toHaveValue('de la Cruz, José')
  type(screen.getByRole('combobox', { name: 'Race' }), 'mayor')
  type(screen.getByRole('combobox', { name: 'Add to sources' }), 'notice')
  fireEvent.click(screen.getByRole('option', { name: /^Notice of election/ }))
  type(screen.getByRole('combobox', { name: 'Add to sources' }), 'Town list')
  fireEvent.click(screen.getByRole('option', { name: 'New source: Town list' }))
  expect(screen.getByRole('group', { name: 'New source: Town list' })).toBeInTheDocument()
  click('Continue')
  fireEvent(window, new Event('hashchange'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('José de la Cruz')
  expect(screen.getByRole('link', { name: 'José de la Cruz' })).toHaveAttribute('href', '#/candidate/de-la-cruz')
  expect(server.files.size).toBe(3)
  await wait()
  expect(server.requests).toContainEqual([
    'POST /api/preview',
    expect.objectContaining({
      drafts: [expect.anything(), expect.objectContaining({ base: '' })],
      page: 'profile/de-la-cruz/',
    }),
  ])
  click('Save 2 files')
  await wait()
  expect(server.files.get('candidates/de-la-cruz.yaml')?.value).toMatchObject({
    name: 'José de la Cruz',
    race: 'mayor',
    sources: ['notice', 'town-list'],
  })
})

it('deletes a candidate with the next save, until which the person can keep it', async () => {
  const { server } = await renderEditor('#/candidate/ada')
  type(getField('Name'), 'Ada B.')
  click('Delete this candidate')
  const deleted = within(screen.getByRole('region', { name: 'Deleted when you save' }))
  expect(deleted.getByRole('link', { name: 'Ada Byron' })).toBeInTheDocument()
  click('Keep this candidate')
  expect(getField('Name')).toHaveValue('Ada Byron')
  click('Bring back the changes')
  expect(getField('Name')).toHaveValue('Ada B.')
  click('Delete this candidate')
  expect(server.files.has(ada)).toBe(true)
  click('Save')
  await wait()
  expect(listSaved(server)).toEqual([[{ path: ada, base: 'v3' }]])
  expect(screen.queryByRole('link', { name: /Ada/ })).toBeNull()
  click('Undo the last save')
  await wait()
  expect(getField('Name')).toHaveValue('Ada Byron')
})
