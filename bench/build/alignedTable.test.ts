/** @jest-environment node */
import { alignedTable } from './alignedTable'

it('sets columns one below the other', () => {
  expect(
    alignedTable([
      { pages: 88, seconds: '9.5' },
      { pages: 8004, seconds: '95.0' },
    ]),
  ).toBe(['pages  seconds', '   88      9.5', '8,004     95.0'].join('\n'))
})
