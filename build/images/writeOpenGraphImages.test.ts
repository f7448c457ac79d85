import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { FileCache } from '@/lib/fileCache'
import { openGraphImageSize } from '@/lib/drawing/openGraphImage'
import { writeOpenGraphImages } from './writeImages'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

const out = createTemporaryFolder()

/** Writes an image, and returns it and the number of drawn images. */
async function build(heading: string) {
  const cache = new FileCache(join(out, 'cache'), '')
  const image = {
    path: '/og/ada.png',
    isMirrored: false,
    siteTitle: 'Anytown',
    heading,
    details: ['Mayor', 'November 7'],
  } as const
  await writeOpenGraphImages(out, [image], cache)
  return { png: readFileSync(join(out, image.path)), drawCount: cache.missCount }
}

it('writes a PNG, and draws it again only after its text has changed', async () => {
  const first = await build('Ada')
  expect(await sharp(first.png).metadata()).toMatchObject({ format: 'png', ...openGraphImageSize })
  expect(first.drawCount).toBe(1)
  expect(await build('Ada')).toEqual({ png: first.png, drawCount: 0 })
  const changed = await build('Ada L')
  expect(changed.drawCount).toBe(1)
  expect(changed.png).not.toEqual(first.png)
})
