import { screen } from '@testing-library/react'
import { click, getField, renderEditor, setUpEditorTests, type, wait } from '../testing/renderEditor'

setUpEditorTests()

it('keeps the answers about a new election over a reload, until it is created', async () => {
  const { server, unmount } = await renderEditor('#/newElection')
  await wait()
  type(getField('City'), 'Springfield')
  unmount()
  const reloaded = await renderEditor('#/newElection', server)
  await wait()
  expect(getField('City')).toHaveValue('Springfield')
  click('Create the election')
  await wait()
  reloaded.unmount()
  await renderEditor('#/newElection', server)
  await wait()
  expect(getField('City')).toHaveValue('')
})

it('keeps the title of a new source over a reload, until the source is added', async () => {
  const { server, unmount } = await renderEditor('#/sources')
  type(getField('Title of a new source'), 'Town debate')
  unmount()
  const reloaded = await renderEditor('#/sources', server)
  expect(getField('Title of a new source')).toHaveValue('Town debate')
  click('Add a source')
  reloaded.unmount()
  await renderEditor('#/sources', server)
  expect(getField('Title of a new source')).toHaveValue('')
  expect(screen.getByText('Town debate')).toBeInTheDocument()
})

it('keeps what was typed about a new candidate over a reload, until the person continues', async () => {
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
