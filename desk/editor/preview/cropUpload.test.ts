import sharp from 'sharp'
import { createPhonePhoto, createQuadrants, getCornerColors } from '@/build/images/testing/testImages'
import type { PhotoImage } from '../api'
import { cropUpload, stripUpload } from './cropUpload'

/** The size in the file of an image, and the colors of its corners. */
async function inspect({ address, ...size }: PhotoImage) {
  const [, data = ''] = /^data:image\/jpeg;base64,(.+)$/.exec(address) ?? []
  const file = Buffer.from(data, 'base64')
  const { width, height, exif } = await sharp(file).metadata()
  expect({ width, height, exif }).toEqual(size)
  return { width, height, corners: await getCornerColors(file) }
}

it('shows a sideways photograph of a phone upright: whole, and in each published size at its focus', async () => {
  const answer = await cropUpload(await createPhonePhoto(1000, 2500), { vertical: 100 })
  if (!('crops' in answer)) throw new Error(JSON.stringify(answer))
  const corners = ['red', 'green', 'blue', 'white']
  expect(await inspect(answer.whole)).toEqual({ width: 192, height: 480, corners })
  expect(await Promise.all(answer.crops.map(inspect))).toEqual(
    [208, 320, 480].map((width) => ({
      width,
      height: width * 1.25,
      corners: ['blue', 'white', 'blue', 'white'],
    })),
  )
})

it('removes the metadata of a photograph, and leaves its pixels alone', async () => {
  const photo = await createPhonePhoto(480, 600)
  const answer = await stripUpload(photo)
  if (!('photo' in answer)) throw new Error(JSON.stringify(answer))
  const { exif, orientation } = await sharp(answer.photo).metadata()
  expect([exif?.includes('Some maker'), orientation]).toEqual([false, 6])
})

it.each([
  ['too small', () => createQuadrants(479, 600).jpeg().toBuffer(), 'This photograph has 479 by 600 pixels.'],
  ['text', async () => Buffer.from('Call back.'), 'This photograph is damaged or not an image.'],
  ['too large', async () => Buffer.alloc(20_000_001), 'This photograph has 20.0 MB.'],
])('rejects a photograph that is %s', async (_name, create, message) => {
  const photo = await create()
  const rejected = { problems: [{ file: 'public/img', path: [], message: expect.stringContaining(message) }] }
  expect(await stripUpload(photo)).toEqual(rejected)
  expect(await cropUpload(photo, {})).toEqual(rejected)
})
