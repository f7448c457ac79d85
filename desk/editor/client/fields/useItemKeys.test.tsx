/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { useItemKeys } from './useItemKeys'

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
