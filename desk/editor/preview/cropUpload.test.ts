/** @jest-environment node */
import sharp from 'sharp'
import { createPhonePhoto, createQuadrants, getCornerColors } from '@/build/images/testing/testImages'
import { cropUpload } from './cropUpload'

it('shows a sideways photograph of a phone upright, cropped, and without its location', async () => {
  const answer = await cropUpload(await createPhonePhoto(1000, 1500), 'ada.jpg')
  if (!('crop' in answer)) throw new Error(JSON.stringify(answer))
  const [, data = ''] = /^data:image\/jpeg;base64,(.+)$/.exec(answer.crop) ?? []
  const image = Buffer.from(data, 'base64')
  const { width, height, exif } = await sharp(image).metadata()
  expect({ width, height, exif }).toEqual({ width: 480, height: 600 })
  expect(await getCornerColors(image)).toEqual(['red', 'green', 'blue', 'white'])
})

it.each([
  ['too small', () => createQuadrants(479, 600).jpeg().toBuffer(), 'which has 479 by 600 pixels'],
  ['a text', async () => Buffer.from('Call back.'), 'which is damaged or not an image'],
  ['too large', async () => Buffer.alloc(20_000_001), 'which has 20.0 MB'],
])('rejects a photograph that is %s in the words of the check', async (_name, create, found) => {
  expect(await cropUpload(await create(), 'ada.heic')).toEqual({
    problems: [
      {
        file: 'public/img',
        path: [],
        expected: expect.stringMatching(/^a photograph/),
        found: `"ada.heic", ${found}`,
        fix: expect.stringMatching(/\.$/),
      },
    ],
  })
})
