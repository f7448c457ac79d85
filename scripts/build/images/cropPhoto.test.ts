/** @jest-environment node */
import sharp from 'sharp'
import { cropPhoto, type PictureType } from './cropPhoto'
import { colorAt, corners, fourColors, fromTelephone } from './testImages'

const types: PictureType[] = ['avif', 'webp', 'jpg', 'png']
const upright = ['red', 'green', 'blue', 'white']

it('makes every width in every type, 4 by 5, and as small as a page needs it', async () => {
  const pictures = await cropPhoto(await fourColors(2000, 2500).jpeg().toBuffer(), types)
  const found = await Promise.all(
    [...pictures].map(async ([name, file]) => {
      const { format, width, height } = await sharp(file).metadata()
      return `${name}: ${format} ${width}x${height}`
    }),
  )
  expect(found.toSorted()).toEqual(
    [
      ['208', '208x260'],
      ['320', '320x400'],
      ['480', '480x600'],
    ].flatMap(([name, size]) => [
      `${name}.avif: heif ${size}`,
      `${name}.jpg: jpeg ${size}`,
      `${name}.png: png ${size}`,
      `${name}.webp: webp ${size}`,
    ]),
  )
})

it('turns what was taken with the camera on its side, and leaves behind where it was taken', async () => {
  const photo = await fromTelephone(960, 1200)
  const taken = await sharp(photo).metadata()
  expect([taken.orientation, taken.width, taken.exif?.includes('Some maker')]).toEqual([6, 1200, true])
  const pictures = await cropPhoto(photo, types)
  expect(pictures.size).toBe(12)
  const told = [...pictures].map(async ([name, picture]) => {
    const { orientation, exif, icc, xmp, iptc } = await sharp(picture).metadata()
    const traces = /Exif|GPS|Some maker|ICC_PROFILE|http:/.exec(picture.toString('latin1'))
    return { name, corners: await corners(picture), metadata: orientation ?? exif ?? icc ?? xmp ?? iptc, traces }
  })
  for (const { name, ...rest } of await Promise.all(told))
    expect({ name, ...rest }).toEqual({ name, corners: upright, metadata: undefined, traces: null })
})

it('cuts a wide one at both sides alike, and squeezes nothing', async () => {
  // A round spot in the middle stays round.
  const spot = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><circle cx="300" cy="300" r="300" fill="#c00000"/></svg>',
  )
  const wide = await fourColors(3000, 1000)
    .composite([{ input: spot }])
    .jpeg({ quality: 95 })
    .toBuffer()
  const picture = (await cropPhoto(wide, ['png'])).get('480.png')!
  expect(await corners(picture)).toEqual(upright)
  // The spot is 600 of the 800 that are left in width, and 600 of the 1000 in height.
  const across = await Promise.all([0.1, 0.15, 0.85, 0.9].map(async (x) => colorAt(picture, x, 0.495)))
  const down = await Promise.all([0.17, 0.23, 0.77, 0.83].map(async (y) => colorAt(picture, 0.495, y)))
  expect(across).toEqual(['red', 'red', 'red', 'green'])
  expect(down).toEqual(['red', 'red', 'red', 'blue'])
})

it('cuts a high one at the foot, where no head is', async () => {
  const pictures = await cropPhoto(await fourColors(800, 2000).webp().toBuffer(), ['png'])
  const picture = pictures.get('480.png')!
  // Of 2000 the upper 1000 are left, which are all red and green.
  expect(await corners(picture)).toEqual(['red', 'green', 'red', 'green'])
})

it('puts grey behind what is transparent', async () => {
  const cutOut = await fourColors(480, 600).ensureAlpha(0).png().toBuffer()
  const pictures = [...(await cropPhoto(cutOut, types)).values()]
  const alpha = await Promise.all(pictures.map(async (picture) => (await sharp(picture).metadata()).hasAlpha))
  expect(new Set(alpha)).toEqual(new Set([false]))
  const colors = await Promise.all(pictures.map(async (picture) => colorAt(picture, 0.5, 0.5)))
  expect(colors.filter((color) => !/^grey 2(2[6-9]|30)$/.test(color))).toEqual([])
})

it('keeps the colors of a photograph in other colors than those of the web', async () => {
  const wideGamut = await fourColors(480, 600).withIccProfile('p3').png().toBuffer()
  expect((await sharp(wideGamut).metadata()).icc).toBeDefined()
  const stored = await sharp(wideGamut, { ignoreIcc: true }).removeAlpha().raw().toBuffer()
  expect(stored[0]).toBeLessThan(0xb8)
  const picture = (await cropPhoto(wideGamut, ['png'])).get('480.png')!
  const [red = 0, green = 0, blue = 0] = await sharp(picture).raw().toBuffer()
  expect(Math.abs(red - 0xc0) + green + blue).toBeLessThan(12)
})

it.each(['b-w', 'cmyk', 'rgb16'])('takes a photograph in the colors %s', async (space) => {
  const photo = fourColors(480, 600).toColorspace(space)
  const file = await (space === 'rgb16' ? photo.png() : photo.jpeg()).toBuffer()
  const [picture] = (await cropPhoto(file, ['png'])).values()
  expect(await sharp(picture).metadata()).toMatchObject({ space: 'srgb', channels: 3, depth: 'uchar' })
  expect(await colorAt(picture!, 0.95, 0.95)).toBe('white')
})

it('makes the same bytes every time', async () => {
  const photo = await fromTelephone(600, 800)
  const [first, second] = [await cropPhoto(photo, types), await cropPhoto(photo, types)]
  for (const [name, file] of first) expect([name, file.equals(second.get(name)!)]).toEqual([name, true])
})
