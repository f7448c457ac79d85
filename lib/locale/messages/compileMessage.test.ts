import { createCompiler, type Value } from './compileMessage'

/** Compiles a message with arguments, and returns its text. */
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
