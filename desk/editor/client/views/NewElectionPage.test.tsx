/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { startFakeServer } from '../testing/fakeServer'
import { click, getField, go, renderEditor, send, setUpEditorTests, type } from '../testing/renderEditor'

setUpEditorTests()

it('shows the likely answers, and sends them with a row for each race, once for a double click', async () => {
  const server = startFakeServer()
  Object.assign(server, { folder: '', elections: [] })
  await renderEditor('', server)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('New election')
  type(getField('City'), 'Springfield')
  type(getField('State'), 'Anystate')
  type(screen.getByLabelText('Date'), '2027-11-02')
  expect(getField('Title of the guide')).toHaveValue('Springfield Elections')
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue(zone)
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('English')
  type(getField('Race'), 'City Council')
  type(screen.getByRole('spinbutton', { name: 'Vote for up to' }), '7')
  click('Add a race')
  type(screen.getAllByRole('textbox', { name: 'Race' })[1]!, 'Mayor; again')
  click('Add a race')
  click('Remove race 3')
  go('#/elections')
  go('#/newElection')
  expect(getField('City')).toHaveValue('Springfield')
  click('Create the election')
  await send('Create the election')
  const created = server.requests.filter(([operation]) => operation === 'POST /api/create')
  const answers = {
    city: 'Springfield',
    state: 'Anystate',
    date: '2027-11-02',
    title: 'Springfield Elections',
    races: 'City Council: 7; Mayor, again: 1',
    nonpartisan: 'yes',
    language: 'en',
    'time-zone': zone,
  }
  expect(created).toEqual([['POST /api/create', { election: expect.objectContaining(answers) }]])
  go(location.hash)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your guide has begun')
  go('#/newElection')
  expect(getField('City')).toHaveValue('')
})

it('keeps a title that the user replaces, and asks which election the site shows if there are others', async () => {
  await renderEditor('#/newElection')
  type(getField('City'), 'Springfield')
  type(getField('Title of the guide'), '')
  expect(getField('Title of the guide')).toHaveValue('')
  expect(screen.getByRole('combobox', { name: 'The election that the site shows' })).toHaveDisplayValue(
    'Anytown City Elections',
  )
})
