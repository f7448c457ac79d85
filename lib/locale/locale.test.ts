import * as fc from 'fast-check'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { joinSentences, spaceAfter } from './sentences'
import { findLanguage, languageTags } from './languages'
import { checkMessages } from './checkMessages'
import { type Value, createCompiler } from './compileMessage'
import { readMessages } from './readMessages'
import { requireMessageFiles } from '@/lib/locale/messageFiles'
import { pseudolocalizeText } from './pseudo'
import { isTagged, splitTaggedText, tagText, untagText } from './taggedText'

it.each([
  [['One.', undefined, 'Two.', ''], 'One. Two.'],
  [['一。', '二。'], '一。二。'],
  [[], ''],
])('joins %j as %j', (sentences, expected) => {
  expect(joinSentences(sentences)).toBe(expected)
})

it('separates sentences by the language of the one before, not of the page', () => {
  const [english, chinese] = [tagText('One.', 'en'), tagText('一。', 'zh-Hans')]
  expect(joinSentences([english, english, chinese, english])).toBe(`${english} ${english} ${chinese}${english}`)
  expect(spaceAfter(chinese)).toBe('')
})

it.each([
  ['en-CA', 'en'],
  ['es-MX', 'es'],
  ['pt-BR', 'pt'],
  ['zh', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-Hant', undefined],
  ['fr', undefined],
  ['not a tag', undefined],
])('finds the page text for %s: %s', (tag, language) => {
  expect(findLanguage(tag)).toBe(language)
})

it('accents every letter', () => {
  expect(pseudolocalizeText('See 2 Pages.')).toBe('Šéééé 2 Ṗááĝééš.')
  expect(pseudolocalizeText('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')).not.toMatch(/[A-Za-z]/)
})

it('makes text about 40% longer', () => {
  const text = [...readMessages('en').values()].filter((message) => !message.includes('{')).join(' ')
  const growth = pseudolocalizeText(text).length / text.length
  expect(growth).toBeGreaterThan(1.25)
  expect(growth).toBeLessThan(1.5)
})

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

it.each(languageTags)('finds no mistake in the messages in %s', (name) => {
  expect(checkMessages(name)).toEqual([])
})

it.each([
  ['landing.peeple', 'Gente', 'English does not have this key.'],
  ['landing.people', '{count, plural, one {# persona.}}', 'without the case other, after “{count, plural, one {# pers'],
  ['landing.people', '{count, plural, one {# persona. other {# personas.}}', 'The text has braces'],
  ['landing.people', '{count, plurl, other {# personas.}}', 'a word after the comma'],
  ['landing.people', '{count, plural, uno {# persona.} other {# personas.}}', 'case uno. Use only many, one, other'],
  ['landing.people', '{cuenta} personas.', 'English does not have {cuenta}. Use only {count}.'],
  ['landing.title', '{title}, {title} – {date, date}', 'English has {date, date} in another form.'],
  ['landing.title', '{date, plural, other {{title}}}', 'English has {date, plural} in another form.'],
  ['landing.title', '{title} –', 'The text lacks {date}.'],
  ['landing.polls', 'Urnas {city}', 'English does not have {city}. Use no argument.'],
  ['landing.polls', 'Urnas #', 'The number sign in “Urnas #” is not directly in a case of a plural.'],
  [
    'landing.stateRule',
    '{state, select, ninguno {Todo} other {{state}}}',
    'has the case ninguno. Use only none, other',
  ],
])('reports a mistake in %s: %s', (key, message, mistake) => {
  const [problem, ...others] = checkMessages('es', new Map([[key, message]]))
  expect(problem).toMatchObject({ file: 'lib/locale/messages/es.json', field: key })
  expect(problem?.message).toContain(mistake)
  expect(others).toEqual([])
})

function write(language: string, message: string, values: Readonly<Record<string, Value>>): string {
  const phrase = createCompiler(language)(message)
  return typeof phrase === 'string' ? phrase : phrase(values)
}

it('compiles text without arguments to a string', () => {
  expect(createCompiler('en')("You've got '{'one'}'.")).toBe("You've got {one}.")
})

it('chooses each of the six plural forms of Arabic', () => {
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `${form} {${form} #}`)
  const message = `{count, plural, ${forms.join(' ')}}`
  const texts = [0, 1, 2, 3, 11, 100].map((count) => write('ar', message, { count }))
  expect(texts).toEqual(['zero 0', 'one 1', 'two 2', 'few 3', 'many 11', 'other 100'])
})

it('prefers the case of an exact number, and needs no form but other', () => {
  const message = '{count, plural, =1 {the only one} other {all #}}'
  expect([1, 1200].map((count) => write('en', message, { count }))).toEqual(['the only one', 'all 1,200'])
  expect(write('ht', '{count, plural, other {# moun}}', { count: 1 })).toBe('1 moun')
})

it('chooses forms of places in an order', () => {
  const message = '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
  expect([1, 2, 3, 4, 22].map((rank) => write('en', message, { rank }))).toEqual(['1st', '2nd', '3rd', '4th', '22nd'])
})

it('chooses cases by boolean, and the case none without a value', () => {
  expect(write('en', '{isNew, select, true {new} other {old}}', { isNew: true })).toBe('new')
  expect(write('en', '{isNew, select, true {new} other {old}}', { isNew: false })).toBe('old')
  const message = '{date, select, none {Never} other {On {date}}}'
  expect(write('en', message, {})).toBe('Never')
  expect(write('en', message, { date: 'constructor' })).toBe('On constructor')
})

it('formats numbers as the language does, with the fractions that they have', () => {
  expect(write('pt', '{votes, number}', { votes: 1463.5 })).toBe('1.463,5')
  expect(write('es', '{votes}', { votes: 1463.5 })).toBe('1,463.5')
})

it('isolates names in a language from right to left', () => {
  expect(write('ar', 'من {name}', { name: 'Ada (R)' })).toBe('من \u2068Ada (R)\u2069')
  expect(write('ar', '{count, number}', { count: 2 })).toBe('2')
})

it('accents text but no arguments in the pseudo-language', () => {
  expect(write('en-XA', '{name} ran', { name: 'Ada' })).toBe('Ada ŕááñ')
})

it('names the file and the line of a mistake in the syntax', () => {
  const root = createTemporaryFolder({
    'lib/locale/messages/es.json': '{\n  "about.title": { "defaultMessage": "Acerca" },\n}\n',
  })
  expect(() => requireMessageFiles(root)).toThrow(/lib\/locale\/messages\/es\.json, line [23]\b[^]*JSON[^]*comma/)
})
