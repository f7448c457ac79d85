/** @jest-environment node */
import { href, paths } from './hashPaths'

it('links pages by hash routes and files by their paths', () => {
  expect(href(paths.home)).toBe('#/')
  expect(href(paths.stance('lee', 2))).toBe('#/profile/lee/stance2/')
  expect(href(paths.race('mayor'))).toBe('#/candidates/#mayor')
  expect(href(paths.portrait('lee.svg'))).toBe('/img/lee.svg')
  expect(href(paths.openData)).toBe('/candidates.json')
})
