/** @jest-environment node */
import sharp from 'sharp'
import { drawIcon } from './drawIcon'

/** Left, top, right and bottom edge of the oval, as percentages of the icon's width. */
async function measureOval(svg: string): Promise<number[]> {
  const icon = sharp(Buffer.from(svg), { density: 72 * 10 })
  const { width } = await icon.metadata()
  const { info } = await icon.trim().toBuffer({ resolveWithObject: true })
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)]
  return [left, top, left + info.width, top + info.height].map((edge) => Math.round((100 * edge) / width))
}

it.each([
  [undefined, [10, 26, 90, 74]],
  [0.25, [25, 35, 75, 65]],
])('with a margin of %s, draws the oval at %j', async (margin, edges) => {
  expect(await measureOval(drawIcon(margin))).toEqual(edges)
})

it('is opaque, so that systems do not add a background', async () => {
  expect((await sharp(Buffer.from(drawIcon())).stats()).isOpaque).toBe(true)
})
