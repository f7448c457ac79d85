/** @jest-environment node */
import { drawPortrait, initialsOf } from './drawPortrait'

it.each([
  ['Zac Bears', 'Bears, Zac', 'ZB'],
  ['Jaclyn Torres Roth', 'Torres Roth, Jaclyn', 'JT'],
  ['Breanna Lungo-Koehn', 'Lungo-Koehn, Breanna', 'BL'],
  ['élodie ångström', 'ångström, élodie', 'ÉÅ'],
])('the initials of %s are %s', (name, sortName, initials) => {
  expect(initialsOf(name, sortName)).toBe(initials)
})

it('is the same drawing for everyone but the initials', () => {
  expect(drawPortrait('ZB').replace('ZB', '')).toBe(drawPortrait('LK').replace('LK', ''))
})

it('stays a picture whatever the initials', () => {
  expect(drawPortrait('<&')).toContain('>&lt;&amp;</text>')
})
