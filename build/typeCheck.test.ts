/** @jest-environment node */
import { mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isTypeChecked, recordTypeCheck } from './typeCheck'

let cache: string

beforeEach(() => {
  cache = join(mkdtempSync(join(tmpdir(), 'types-')), 'cache')
})

afterEach(() => rmSync(join(cache, '..'), { recursive: true }))

it('requires a type check until one has succeeded', () => {
  expect(isTypeChecked(cache, 'digest')).toBe(false)
  recordTypeCheck(cache, 'digest')
  expect(isTypeChecked(cache, 'digest')).toBe(true)
})

it('requires a type check after the code has changed', () => {
  recordTypeCheck(cache, 'digest')
  expect(isTypeChecked(cache, 'other digest')).toBe(false)
})

it('requires a type check if the record is damaged', () => {
  recordTypeCheck(cache, 'digest')
  truncateSync(join(cache, 'type-check'), 3)
  expect(isTypeChecked(cache, 'digest')).toBe(false)
})
