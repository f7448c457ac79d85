/** @jest-environment node */
import { href, paths } from './hashPaths'

it('makes routes of the addresses of pages, and leaves those of files', () => {
  expect(href(paths.home)).toBe('#/')
  expect(href(paths.stance('bears', 2))).toBe('#/profile/bears/stance2/')
  expect(href(paths.race('mayor'))).toBe('#/candidates/#mayor')
  expect(href(paths.portrait('bears.svg'))).toBe('/img/bears.svg')
  expect(href(paths.openData)).toBe('/candidates.json')
})
