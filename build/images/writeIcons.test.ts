import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { FileCache } from '@/lib/fileCache'
import { icons } from '@/lib/paths'
import { writeIcons } from './writeImages'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

const out = createTemporaryFolder()

beforeAll(() => writeIcons(out, new FileCache(join(out, 'cache'), '')))

/** Width of an icon's oval and distance of its farthest pixel from the center, as fractions of the icon's width. */
async function measureOval(file: string) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, channels } = info
  let radius = 0
  let maxX = 0
  for (let offset = 0; offset < data.length; offset += channels) {
    // The oval is dark, the background light.
    if ((data[offset] ?? 0) > 128) continue
    const x = ((offset / channels) % width) + 0.5 - width / 2
    const y = Math.floor(offset / channels / width) + 0.5 - width / 2
    radius = Math.max(radius, Math.hypot(x, y))
    maxX = Math.max(maxX, x)
  }
  return { width: (2 * maxX) / width, radius: radius / width }
}

it.each(icons)('writes $path at its size, with the margin around the oval', async ({ path, size, margin }) => {
  const file = join(out, path)
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: size, height: size })
  const { width } = await measureOval(file)
  expect(Math.abs(width - (1 - 2 * margin))).toBeLessThan(0.02)
})

it.each(icons.filter(({ purpose }) => purpose === 'maskable'))(
  'keeps the oval of $path well inside the safe zone, a circle with 80 percent of its width',
  async ({ path }) => {
    const { radius } = await measureOval(join(out, path))
    expect(radius).toBeGreaterThan(0.2)
    expect(radius).toBeLessThan(0.35)
  },
)

it('writes a favicon with one PNG of 32 by 32', async () => {
  const ico = readFileSync(join(out, 'favicon.ico'))
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  const image = ico.subarray(ico.readUInt32LE(18))
  expect(image).toHaveLength(ico.readUInt32LE(14))
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})
