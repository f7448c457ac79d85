/** @jest-environment node */
import { findGarbledWord } from './windows1252'

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
])('finds what a wrong encoding made of %j', (text, found) => {
  expect(findGarbledWord(text)).toBe(found)
})

it.each([
  'José Zoë Nguyễn Łódź São Conceição',
  '“CAFÉ” … “café”… ‘ANDRÉ’',
  '“Olá”— «á»',
  'IRMÃ… “AMANHÔ, MANHÃ\u00A0',
  'CÂNDIDO ÄRZTE ÅSA â ÃO',
  '€9 – ½ ° © 👍',
])('leaves %j alone', (text) => {
  expect(findGarbledWord(text)).toBeUndefined()
})
