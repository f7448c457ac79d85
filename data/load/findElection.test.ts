/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseElection, findElection } from './findElection'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'find-'))
})

afterEach(() => rmSync(root, { recursive: true }))

const addElection = (name: string) => cpSync('data/fixtures/anytown', join(root, 'data', name), { recursive: true })

it('chooses the only election, or the one with the name', () => {
  expect(chooseElection(root)).toBeUndefined()
  addElection('springfield')
  expect(chooseElection(root)).toBe('springfield')
  addElection('anytown')
  expect(chooseElection(root, 'anytown')).toBe('anytown')
})

it('chooses none of several, and explains that a name is wrong', () => {
  addElection('springfield')
  addElection('anytown')
  expect(chooseElection(root)).toBeUndefined()
  expect(() => findElection(root)).toThrow('Choose one with ELECTION, like ELECTION=anytown.')
  expect(() => chooseElection(root, 'nowhere')).toThrow('expected: one of anytown, springfield')
})
