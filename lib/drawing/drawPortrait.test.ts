import { gzipSync } from 'node:zlib'
import { drawPortrait, getInitials } from './drawPortrait'

it.each([
  ['Zac Bears', 'Bears, Zac', 'ZB'],
  ['Jaclyn Torres Roth', 'Torres Roth, Jaclyn', 'JT'],
  ['Breanna Lungo-Koehn', 'Lungo-Koehn, Breanna', 'BL'],
  ['élodie ångström', 'ångström, élodie', 'ÉÅ'],
])('the initials of %s are %s', (name, sortName, initials) => {
  expect(getInitials(name, sortName)).toBe(initials)
})

it('draws the same portrait for everyone, except for the initials', () => {
  expect(drawPortrait('ZB')).toContain('<tspan>Z</tspan>B</text>')
  expect(drawPortrait('ZB').replace('<tspan>Z</tspan>B', '<tspan>김</tspan>민')).toBe(drawPortrait('김민'))
})

it('draws markup as text', () => {
  expect(drawPortrait('<&')).toContain('<tspan>&lt;</tspan>&amp;</text>')
})

it('takes less than 350 bytes of a candidate list', () => {
  expect(gzipSync(drawPortrait('ÉÅ'), { level: 9 }).length).toBeLessThan(350)
})
