/** @jest-environment node */
import { exactResults } from './sampleResults'
import { resultRows } from './table'

it('shows every value beside its multiple of this site’s value', () => {
  const rows = resultRows(exactResults.list)
  expect(rows.bytes).toEqual({ site: 20_000, export: 150_000, 'export ×': 7.5, bareHtml: 2000, 'bareHtml ×': 0.1 })
  expect(rows['largest paint (ms)']).toMatchObject({ bareHtml: 571, 'bareHtml ×': 0.91, app: 1260, 'app ×': 2 })
  expect(rows['layout shift']).toEqual({ site: 0.012, export: 0.012, 'export ×': 1 })
})

it('omits ratios to zero and of flags', () => {
  const rows = resultRows(exactResults.list)
  expect(rows['script files']).toEqual({ site: 0, export: 0 })
  expect(rows['largest is image']).toEqual({ site: 0, export: 1 })
})

it('omits metrics that this site does not have', () => {
  expect(resultRows(exactResults.list)).not.toHaveProperty('requests')
})
