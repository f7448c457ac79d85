/** @jest-environment node */
import { bundleHead } from './bundleHead'

it('is one small script that ends no element early', () => {
  const script = bundleHead(['cityCouncil'], false)
  expect(script).toContain('cityCouncil')
  expect(script).not.toMatch(/<\/|<!--|<script/i)
  expect(Buffer.byteLength(script)).toBeLessThan(5000)
})

it('holds the console log only when asked', () => {
  expect(bundleHead(['mayor'], false)).not.toContain('console')
  expect(bundleHead(['mayor'], true)).toContain('console.log')
})
