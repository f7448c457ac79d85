/** @jest-environment node */
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { drawPortrait, getInitials } from './drawPortrait'

/** Bounding box of the dark pixels inside the oval, from the center of a portrait at its full size. */
async function measureInitials(svg: string) {
  const initials = svg.replace(/<(rect|ellipse)[^>]*>|<g.*<\/g>/g, '')
  const { info } = await sharp(Buffer.from(initials))
    .flatten({ background: '#fff' })
    .trim()
    .toBuffer({ resolveWithObject: true })
  const left = -(info.trimOffsetLeft ?? 0) - 480
  const top = -(info.trimOffsetTop ?? 0) - 600
  return { left, top, right: left + info.width, bottom: top + info.height }
}

it.each([
  ['Zac Bears', 'Bears, Zac', 'ZB'],
  ['Jaclyn Torres Roth', 'Torres Roth, Jaclyn', 'JT'],
  ['Breanna Lungo-Koehn', 'Lungo-Koehn, Breanna', 'BL'],
  ['élodie ångström', 'ångström, élodie', 'ÉÅ'],
])('the initials of %s are %s', (name, sortName, initials) => {
  expect(getInitials(name, sortName)).toBe(initials)
})

it('draws the same portrait for everyone, except for the initials', () => {
  const withoutInitials = (initials: string) => drawPortrait(initials).replace(/<path.*\/>/, '')
  expect(drawPortrait('ZB')).not.toBe(drawPortrait('LK'))
  expect(drawPortrait('ZB')).not.toBe(drawPortrait('BZ'))
  expect(withoutInitials('ZB')).toBe(withoutInitials('LK'))
})

it.each(['HH', 'ZB', 'IM'])('centers the initials %s in the oval', async (initials) => {
  const { left, top, right, bottom } = await measureInitials(drawPortrait(initials))
  expect(right - left).toBeGreaterThan(200)
  expect(Math.abs(left + right)).toBeLessThan(20)
  expect(Math.abs(top + bottom)).toBeLessThan(20)
})

it('falls back to text for characters that the fonts lack', () => {
  expect(drawPortrait('陈伟')).toContain('>陈伟</text>')
  expect(drawPortrait('<陈')).toContain('>&lt;陈</text>')
})

it.each(['JT', 'ZB', 'RC', 'GS'])('the portrait with %s takes less than 700 bytes of a candidate list', (initials) => {
  expect(gzipSync(drawPortrait(initials), { level: 9 }).length).toBeLessThan(700)
})
