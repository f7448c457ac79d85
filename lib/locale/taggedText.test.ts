import * as fc from 'fast-check'
import { isTagged, splitTaggedText, tagText, untagText } from './taggedText'

it('keeps the language of text', () => {
  const text = `Carrera: ${tagText('City Council', 'en')}, ${tagText('学校委员会', 'zh-Hans')}`
  expect(splitTaggedText(text)).toEqual([
    { text: 'Carrera: ' },
    { text: 'City Council', language: 'en' },
    { text: ', ' },
    { text: '学校委员会', language: 'zh-Hans' },
  ])
  expect(untagText(text)).toBe('Carrera: City Council, 学校委员会')
})

it('keeps the languages of the parts of text that gets a tag', () => {
  const text = tagText(`Vote for ${tagText('Concejo', 'es')}.`, 'en')
  expect(splitTaggedText(text)).toEqual([
    { text: 'Vote for ', language: 'en' },
    { text: 'Concejo', language: 'es' },
    { text: '.', language: 'en' },
  ])
})

it('keeps the language of text that replaced a value', () => {
  const text = tagText('Vote for {race}.', 'en').replace('{race}', tagText('Concejo', 'es'))
  expect(splitTaggedText(text).map(({ language }) => language)).toEqual(['en', 'es', 'en'])
  expect(untagText(text)).toBe('Vote for Concejo.')
})

it('returns any text as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('en', 'pt-BR', 'zh-Hans'), (text, language) => {
      fc.pre(!/[\u{E0000}-\u{E007F}]/u.test(text))
      const result = tagText(text, language)
      expect(isTagged(result)).toBe(text !== '')
      expect(untagText(result)).toBe(text)
      expect(splitTaggedText(result)).toEqual(text === '' ? [] : [{ text, language }])
    }),
  )
})
