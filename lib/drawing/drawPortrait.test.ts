import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { drawPortrait, getInitials } from './drawPortrait'

/** Bounding box of the initials of a portrait at its full size. */
async function measureInitials(svg: string) {
  const { info } = await sharp(Buffer.from(svg.replace(/<rect.*?>/, '')))
    .flatten({ background: '#fff' })
    .trim()
    .toBuffer({ resolveWithObject: true })
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)]
  return { left, right: left + info.width, bottom: top + info.height }
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
  const withoutInitials = (initials: string) => drawPortrait(initials).replace(/<g><path.*\/>/, '')
  expect(drawPortrait('ZB')).not.toBe(drawPortrait('LK'))
  expect(drawPortrait('ZB')).not.toBe(drawPortrait('BZ'))
  expect(withoutInitials('ZB')).toBe(withoutInitials('LK'))
})

it.each(['HH', 'ZB', 'IM', 'WW'])(
  'draws the initials %s in the lower left corner, inside the frame',
  async (initials) => {
    const { left, right, bottom } = await measureInitials(drawPortrait(initials))
    expect(left).toBeGreaterThan(90)
    expect(left).toBeLessThan(150)
    expect(right).toBeLessThan(940)
    expect(bottom).toBeGreaterThan(1080)
    expect(bottom).toBeLessThan(1110)
  },
)

it('falls back to text for characters that the fonts lack', () => {
  expect(drawPortrait('김민')).toContain('>김민</text>')
  expect(drawPortrait('<김')).toContain('>&lt;김</text>')
})

it.each(['JT', 'ZB', 'RC', 'GS'])('the portrait with %s takes less than 700 bytes of a candidate list', (initials) => {
  expect(gzipSync(drawPortrait(initials), { level: 9 }).length).toBeLessThan(700)
})
