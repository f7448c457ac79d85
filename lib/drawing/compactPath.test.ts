/** @jest-environment node */
import sharp from 'sharp'
import { outlineText } from './textOutline'
import { compactPath } from './compactPath'

/** The brightness of every pixel of a path, one for every unit. */
async function pixels(path: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -320 640 400" width="640" height="400"><path fill="#fff" d="${path}"/></svg>`
  return sharp(Buffer.from(svg)).flatten().extractChannel(0).raw().toBuffer()
}

it.each(['ZB', 'GS', 'RC', 'ÉÅ', 'ŁŽ', 'Ан', '@&'])(
  '%s looks the same, in less than half the bytes',
  async (initials) => {
    const path = outlineText(initials, 700, 288)!
    const short = compactPath(path)
    expect(short.length).toBeLessThan(path.length / 2)
    const [wanted, found] = await Promise.all([pixels(path), pixels(short)])
    const inked = wanted.filter((value) => value > 128).length
    const off = wanted.filter((value, index) => Math.abs(value - found[index]!) > 160).length
    expect(inked).toBeGreaterThan(10_000)
    expect(off / inked).toBeLessThan(0.005)
  },
)

it('leaves out steps that lead nowhere, and keeps what comes after them in its place', () => {
  expect(compactPath('M10 10L10 10L20 10Q25 10 25 15Q25 15 25 15Q25 15 20 20')).toBe('m10 10h10q5 0 5 5q0 0-5 5')
})

it('leaves out a control point that mirrors the one before', () => {
  expect(compactPath('M10 10Q15 10 15 15Q15 20 10 20')).toBe('m10 10q5 0 5 5t-5 5')
})
