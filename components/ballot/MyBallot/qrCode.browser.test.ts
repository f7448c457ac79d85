import { drawQrCode } from './qrCode.browser'

it('draws the dark modules of a code', () => {
  const code = drawQrCode('https://guide.example/my-ballot/#marks=AAAA')
  expect(code?.size).toBe(29)
  expect(code?.path).toMatch(/^M[\d LMZ]+Z$/)
})

it('draws no code of text that is too long to scan', () => {
  expect(drawQrCode('x'.repeat(900))).toBeUndefined()
})
