/** @jest-environment node */
import * as fc from 'fast-check'
import { decodeText } from './decodeText'

const text = 'Name;Text\r\nZoë Nguyễn;“Schools – not €9 roads”\r\n'

const decode = (bytes: Buffer) => decodeText('candidates.csv', bytes).text

function swapBytes(bytes: Buffer): Buffer {
  return Buffer.from(bytes).swap16()
}

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 LE with a byte order mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 BE with a byte order mark', swapBytes(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
])('decodes %s', (_encoding, bytes) => {
  expect(decode(bytes)).toBe(text)
})

it('decodes every byte of Windows-1252', () => {
  const bytes = Buffer.from(
    '808283848586 8788898a8b8c8e 9192939495969798999a9b9c9e9f a0e9ff'.replaceAll(' ', ''),
    'hex',
  )
  expect(decode(bytes)).toBe('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\u00A0éÿ')
})

it('keeps a replacement character that is in the text', () => {
  expect(decode(Buffer.from('a\uFFFDb'))).toBe('a\uFFFDb')
})

it('decodes all text in UTF-8 and UTF-16', () => {
  const anyText = fc.string({ unit: 'grapheme-composite' }).map((value) => `Name,${value}`)
  fc.assert(
    fc.property(anyText, (original) => {
      expect(decode(Buffer.from(original))).toBe(original)
      expect(decode(Buffer.from(`\uFEFF${original}`, 'utf16le'))).toBe(original)
      expect(decode(swapBytes(Buffer.from(`\uFEFF${original}`, 'utf16le')))).toBe(original)
    }),
  )
})

it('says when it had to guess the encoding', () => {
  expect(decodeText('x.csv', Buffer.from('Jos\u00E9', 'latin1')).guess).toBe('Windows-1252')
  expect(decodeText('x.csv', Buffer.from('José')).guess).toBeUndefined()
})

it('marks bytes that are invalid in a file of UTF-8', () => {
  const bytes = Buffer.concat([Buffer.from('Zoë Nguyễn,Jos'), Buffer.from([0xe9])])
  expect(decode(bytes)).toBe('Zoë Nguyễn,Jos\uFFFD')
})

it('rejects a file that is no text', () => {
  expect(() => decode(Buffer.from('89504e470d0a1a0a0000000d49484452000300', 'hex'))).toThrow('a file of another kind')
})
