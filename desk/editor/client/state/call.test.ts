/** @jest-environment jsdom */
import { readToken } from './call'

const token = 'a'.repeat(43)

it('takes the token from the address, hides it, and keeps it for a reload', () => {
  history.replaceState(null, '', `/#token=${token}`)
  expect(readToken()).toBe(token)
  expect(location.hash).toBe('')
  expect(readToken()).toBe(token)
  sessionStorage.clear()
  location.hash = '#/candidate/ada'
  expect(readToken()).toBeUndefined()
})
