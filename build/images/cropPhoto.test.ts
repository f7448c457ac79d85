import sharp from 'sharp'
import type { PhotoFocus } from '@/lib/cropArea'
import { cropPhoto, type ImageType } from './writePhotos'
import { createPhonePhoto, createQuadrants, getColorName, getCornerColors } from './testing/testImages'

const types: ImageType[] = ['avif', 'webp', 'jpg', 'png']
const uprightCorners = ['red', 'green', 'blue', 'white']

/** Crops a photograph to one PNG of 480 by 600 pixels. */
async function cropToPng(photo: Buffer, focus?: PhotoFocus): Promise<Buffer> {
  return (await cropPhoto(photo, ['png'], focus)).get('480.png') ?? Buffer.alloc(0)
}

it('creates every width in every type at 4:5, upright and without metadata, from a phone photo', async () => {
  const photo = await createPhonePhoto(960, 1200)
  const original = await sharp(photo).metadata()
  expect([original.orientation, original.width, original.exif?.includes('Some maker')]).toEqual([6, 1200, true])
  const images = await cropPhoto(photo, types)
  const inspections = [...images].map(async ([name, image]) => {
    const { format, width, height, orientation, exif, icc, xmp, iptc } = await sharp(image).metadata()
    const traces = /Exif|GPS|Some maker|ICC_PROFILE|http:/.exec(image.toString('latin1'))
    expect([await getCornerColors(image), orientation ?? exif ?? icc ?? xmp ?? iptc, traces]).toEqual([
      uprightCorners,
      undefined,
      null,
    ])
    return `${name}: ${format} ${width}x${height}`
  })
  expect((await Promise.all(inspections)).toSorted()).toEqual(
    ['208x260', '320x400', '480x600'].flatMap((size) =>
      ['avif: heif', 'jpg: jpeg', 'png: png', 'webp: webp'].map((type) => `${size.slice(0, 3)}.${type} ${size}`),
    ),
  )
})

it('crops a wide photograph equally on both sides, without distortion', async () => {
  const circle = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><circle cx="300" cy="300" r="300" fill="#c00000"/></svg>',
  )
  const wide = await createQuadrants(3000, 1000)
    .composite([{ input: circle }])
    .jpeg({ quality: 95 })
    .toBuffer()
  const image = await cropToPng(wide)
  expect(await getCornerColors(image)).toEqual(uprightCorners)
  // The crop is 800 by 1000, with the circle of 600 by 600 in the middle.
  const row = await Promise.all([0.1, 0.15, 0.85, 0.9].map(async (x) => getColorName(image, x, 0.495)))
  const column = await Promise.all([0.17, 0.23, 0.77, 0.83].map(async (y) => getColorName(image, 0.495, y)))
  expect(row).toEqual(['red', 'red', 'red', 'green'])
  expect(column).toEqual(['red', 'red', 'red', 'blue'])
})

it('crops a tall photograph at the bottom, so that no head is cut off', async () => {
  const image = await cropToPng(await createQuadrants(800, 2000).webp().toBuffer())
  // The crop is the upper half, which is red and green.
  expect(await getCornerColors(image)).toEqual(['red', 'green', 'red', 'green'])
})

it.each<[PhotoFocus, string[]]>([
  [{ horizontal: 0 }, ['red', 'red', 'blue', 'blue']],
  [{ horizontal: 100 }, ['green', 'green', 'white', 'white']],
  // Only the direction in which the photograph is too large counts.
  [{ vertical: 100 }, uprightCorners],
])('crops a wide photograph at the focus %j', async (focus, corners) => {
  expect(await getCornerColors(await cropToPng(await createQuadrants(2000, 1000).png().toBuffer(), focus))).toEqual(
    corners,
  )
})

it('crops a tall photograph of a phone at its focus, upright', async () => {
  const image = await cropToPng(await createPhonePhoto(800, 2000), { vertical: 100 })
  expect(await getCornerColors(image)).toEqual(['blue', 'white', 'blue', 'white'])
})

it.each([
  [1999, 1003],
  [607, 1501],
])('crops a photograph of %d by %d pixels at its focus as exactly as without one', async (width, height) => {
  const photo = await createQuadrants(width, height).png().toBuffer()
  // The smallest step from the usual crop in the direction that does not count.
  const focus = width > height ? { vertical: 1 } : { horizontal: 51 }
  const [usual, other] = await Promise.all([cropToPng(photo), cropToPng(photo, focus)])
  const difference = await sharp(usual)
    .composite([{ input: other, blend: 'difference' }])
    .removeAlpha()
    .toBuffer()
  // At the edges between the quadrants, half a pixel of the photograph may differ.
  const { channels } = await sharp(difference).stats()
  expect(Math.max(...channels.map(({ mean }) => mean))).toBeLessThan(1)
})

it('replaces transparency with gray', async () => {
  const transparent = await createQuadrants(480, 600).ensureAlpha(0).png().toBuffer()
  const images = [...(await cropPhoto(transparent, types)).values()]
  const alpha = await Promise.all(images.map(async (image) => (await sharp(image).metadata()).hasAlpha))
  expect(new Set(alpha)).toEqual(new Set([false]))
  const colors = await Promise.all(images.map(async (image) => getColorName(image, 0.5, 0.5)))
  expect(colors.filter((color) => !/^gray 2(2[6-9]|30)$/.test(color))).toEqual([])
})

it('converts wide-gamut colors to sRGB', async () => {
  const wideGamut = await createQuadrants(480, 600).withIccProfile('p3').png().toBuffer()
  expect((await sharp(wideGamut).metadata()).icc).toBeDefined()
  const rawColors = await sharp(wideGamut, { ignoreIcc: true }).removeAlpha().raw().toBuffer()
  expect(rawColors[0]).toBeLessThan(0xb8)
  const [red = 0, green = 0, blue = 0] = await sharp(await cropToPng(wideGamut))
    .raw()
    .toBuffer()
  expect(Math.abs(red - 0xc0) + green + blue).toBeLessThan(12)
})

it.each(['b-w', 'cmyk', 'rgb16'])('converts a photograph in the color space %s to sRGB', async (space) => {
  const photo = createQuadrants(480, 600).toColorspace(space)
  const image = await cropToPng(await (space === 'rgb16' ? photo.png() : photo.jpeg()).toBuffer())
  expect(await sharp(image).metadata()).toMatchObject({ space: 'srgb', channels: 3, depth: 'uchar' })
  expect(await getColorName(image, 0.95, 0.95)).toBe('white')
})
