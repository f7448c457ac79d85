/** @jest-environment node */
import { resultRows } from './table'

const page = {
  site: { bytes: 20_000, layoutShift: 0.0123, scripts: 0, largestIsImage: 1 },
  baseline: { bytes: 10_000, layoutShift: 0.0123, scripts: 2, largestIsImage: 1, requests: 3 },
}

it('shows each value beside its multiple of this site’s value, except for zero and flags', () => {
  expect(resultRows(page)).toEqual({
    bytes: { site: 20_000, baseline: 10_000, 'baseline ×': 0.5 },
    'layout shift': { site: 0.012, baseline: 0.012, 'baseline ×': 1 },
    'script files': { site: 0, baseline: 2 },
    'largest is image': { site: 1, baseline: 1 },
  })
})
