import sharp from 'sharp'
import { outlineText } from './textOutline'
import { compactPath } from './drawPortrait'

/** Brightness of every pixel of a rendered path, at one pixel per unit. */
async function renderPixels(path: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -320 640 400" width="640" height="400"><path fill="#fff" d="${path}"/></svg>`
  return sharp(Buffer.from(svg)).flatten().extractChannel(0).raw().toBuffer()
}

it.each(['ZB', 'GS', 'RC', 'ÉÅ', 'ŁŽ', 'Ан', '@&'])('renders %s the same in less than half the bytes', async (text) => {
  const path = outlineText(text, 700, 288) ?? ''
  const compacted = compactPath(path)
  expect(compacted.length).toBeLessThan(path.length / 2)
  const [before, after] = await Promise.all([renderPixels(path), renderPixels(compacted)])
  const inkCount = before.filter((value) => value > 128).length
  const changedCount = before.filter((value, index) => Math.abs(value - (after[index] ?? 0)) > 160).length
  expect(inkCount).toBeGreaterThan(10_000)
  expect(changedCount / inkCount).toBeLessThan(0.005)
})

it('omits zero-length commands without moving the rest of the path', () => {
  expect(compactPath('M10 10L10 10L20 10Q25 10 25 15Q25 15 25 15Q25 15 20 20')).toBe('M10 10h10q5 0 5 5 0 0-5 5')
})

it('omits a control point that reflects the previous one', () => {
  expect(compactPath('M10 10Q15 10 15 15Q15 20 10 20')).toBe('M10 10q5 0 5 5t-5 5')
})
