import * as fc from 'fast-check'
import sharp from 'sharp'
import { hasLocation } from './findLocation'
import { stripMetadata } from './stripMetadata'
import { createPhonePhoto, createQuadrants, getCornerColors } from './testing/testImages'

const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>42,25N</exif:GPSLatitude></x:xmpmeta>'

/** A photograph as phones and image editors write it, stored sideways. */
const createPhoto = async (type: 'jpeg' | 'png' | 'webp', options = {}) =>
  sharp(await createPhonePhoto(60, 80))
    .keepMetadata()
    .withIccProfile('p3')
    .withXmp(xmp)
    .toFormat(type, options)
    .toBuffer()

const readPixels = (photo: Buffer) => sharp(photo).raw().toBuffer()

it.each([
  ['a JPEG', () => createPhoto('jpeg')],
  ['a progressive JPEG', () => createPhoto('jpeg', { progressive: true })],
  ['a JPEG with a video at its end', async () => Buffer.concat([await createPhoto('jpeg'), Buffer.from('Some maker')])],
  ['a JPEG with a comment', async () => insert(await createPhoto('jpeg'), '\u00FF\u00FE\0\u000CSome maker')],
  ['a JPEG with fill bytes', async () => insert(await createPhoto('jpeg'), '\u00FF\u00FF\u00FF')],
  ['a PNG', () => createPhoto('png')],
  ['a WebP', () => createPhoto('webp')],
  ['a lossless WebP', () => createPhoto('webp', { lossless: true })],
] as const)('keeps pixels, colors and orientation of %s, and nothing else', async (_name, create) => {
  const photo = await create()
  const before = await sharp(photo).metadata()
  expect(hasLocation(before)).toBe(true)
  const stripped = stripMetadata(photo, before.orientation) ?? Buffer.alloc(0)
  const after = await sharp(stripped, { failOn: 'warning' }).metadata()
  expect(stripped.toString('latin1')).not.toMatch(/Some maker|GPS|xmpmeta|http:/)
  expect(hasLocation(after)).toBe(false)
  expect([after.orientation, after.xmp, after.iptc, after.icc]).toEqual([6, undefined, undefined, before.icc])
  expect(await readPixels(stripped)).toEqual(await readPixels(photo))
  const upright = await sharp(stripped).autoOrient().toBuffer()
  expect(await getCornerColors(upright)).toEqual(['red', 'green', 'blue', 'white'])
  expect(stripMetadata(stripped, after.orientation)).toEqual(stripped)
})

/** Inserts bytes after the first two. */
function insert(photo: Buffer, text: string): Buffer {
  return Buffer.concat([photo.subarray(0, 2), Buffer.from(text, 'latin1'), photo.subarray(2)])
}

it('leaves a photograph without metadata as it is', async () => {
  for (const type of ['jpeg', 'png', 'webp'] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const photo = await createQuadrants(20, 20).toFormat(type).toBuffer()
    expect(stripMetadata(photo)).toEqual(photo)
  }
})

it('returns nothing for other files, and for damaged ones', async () => {
  const starts = ['\u00FF\u00D8\u00FF', '\u0089PNG\r\n\u001A\n', 'RIFF\0\0\0\0WEBP', '', 'GIF89a']
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 60 }), (start, rest) => {
      const file = Buffer.concat([Buffer.from(start, 'latin1'), rest])
      const stripped = stripMetadata(file)
      expect(stripped === undefined || stripped.length <= file.length).toBe(true)
    }),
  )
  const photo = await createPhoto('jpeg')
  expect(stripMetadata(photo.subarray(0, photo.length / 2))).toBeUndefined()
})

it('finds no location in a photograph that has only a camera', async () => {
  const photo = await createQuadrants(20, 20)
    .withExif({ IFD0: { Make: 'Some maker' }, IFD3: { GPSVersionID: '2 3 0 0' } })
    .jpeg()
    .toBuffer()
  expect(hasLocation(await sharp(photo).metadata())).toBe(false)
})
