import * as fc from 'fast-check'
import { decodeText, findGarbledWord } from './decodeText'

const decode = (bytes: Buffer) => decodeText('candidates.csv', bytes).text

it('decodes all text in UTF-8 and UTF-16', () => {
  const anyText = fc.string({ unit: 'grapheme-composite' }).map((value) => `Name,${value}`)
  fc.assert(
    fc.property(anyText, (original) => {
      const utf16 = Buffer.from(`\uFEFF${original}`, 'utf16le')
      const encoded = [Buffer.from(original), Buffer.from(`\uFEFF${original}`), utf16, Buffer.from(utf16).swap16()]
      for (const bytes of encoded) expect(decode(bytes)).toBe(original)
    }),
    { examples: [['a\uFFFDb'], ['Name;Text\r\nZoë Nguyễn;“Schools – not €9 roads”\r\n']] },
  )
})

it('decodes every byte of Windows-1252, and says that it had to guess', () => {
  const hex = '8082838485868788898a8b8c8e9192939495969798999a9b9c9e9fa0e9ff'
  const text = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ\u00A0éÿ'
  expect(decodeText('x.csv', Buffer.from(hex, 'hex'))).toEqual({ text, guess: 'Windows-1252' })
})

it('marks bytes that are invalid in a file of UTF-8', () => {
  const bytes = Buffer.concat([Buffer.from('Zoë Nguyễn,Jos'), Buffer.from([0xe9])])
  expect(decodeText('x.csv', bytes)).toEqual({ text: 'Zoë Nguyễn,Jos\uFFFD' })
})

it.each([
  ['JosÃ© Ruiz', '"JosÃ©", which was probably "José"'],
  ['Thuá»· Nguyá»…n', '"Thuá»·", which was probably "Thuỷ"'],
  ['Nguyá»…n', '"Nguyá»…n", which was probably "Nguyễn"'],
  ['MUÃ‘OZ', '"MUÃ‘OZ", which was probably "MUÑOZ"'],
  ['the cityâ€™s plan', '"cityâ€™s", which was probably "city’s"'],
  ['schools â€” not roads', '"â€”", which was probably "—"'],
  ['KrakÃ³w, Å\u0081Ã³dÅº', '"KrakÃ³w,", which was probably "Kraków,"'],
  ['thanks ðŸ‘\u008D', '"ðŸ‘\u008D", which was probably "👍"'],
  ['two Â\u00A0spaces', '"Â\u00A0spaces", which was probably "\u00A0spaces"'],
  ['Jos\uFFFD Ruiz', '"Jos\uFFFD", with a letter that could not be read'],
  ['José Zoë Nguyễn Łódź São Conceição', undefined],
  ['“CAFÉ” … “café”… ‘ANDRÉ’', undefined],
  ['“Olá”— «á»', undefined],
  ['IRMÃ… “AMANHÔ, MANHÃ\u00A0', undefined],
  ['CÂNDIDO ÄRZTE ÅSA â ÃO', undefined],
  ['€9 – ½ ° © 👍', undefined],
])('finds what a wrong encoding made of %j', (text, found) => {
  expect(findGarbledWord(text)).toBe(found)
})
