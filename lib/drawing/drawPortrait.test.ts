/** @jest-environment node */
import { gzipSync } from 'node:zlib'
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
  const withoutInitials = (initials: string) => drawPortrait(initials).replace(/<path.*\/>/, '')
  expect(drawPortrait('ZB')).not.toBe(drawPortrait('LK'))
  expect(withoutInitials('ZB')).toBe(withoutInitials('LK'))
})

it('leaves letters that our fonts lack to the fonts of the reader, and stays a picture', () => {
  expect(drawPortrait('陈伟')).toContain('>陈伟</text>')
  expect(drawPortrait('<陈')).toContain('>&lt;陈</text>')
})

it.each(['JT', 'ZB', 'RC', 'GS'])('%s costs a list of candidates no more than 700 bytes', (initials) => {
  expect(gzipSync(drawPortrait(initials), { level: 9 }).length).toBeLessThan(700)
})
