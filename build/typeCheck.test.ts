import { join } from 'node:path'
import { isTypeChecked, recordTypeCheck } from './runNextBuild'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

let cache: string

beforeEach(() => {
  cache = join(createTemporaryFolder(), 'cache')
})

it('requires a type check until one has succeeded', () => {
  expect(isTypeChecked(cache, 'digest')).toBe(false)
  recordTypeCheck(cache, 'digest')
  expect(isTypeChecked(cache, 'digest')).toBe(true)
})

it('requires a type check after the code has changed', () => {
  recordTypeCheck(cache, 'digest')
  expect(isTypeChecked(cache, 'other digest')).toBe(false)
})
