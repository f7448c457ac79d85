import { loadEdited, reportEdited, type Edits } from '@/guide/testing/copyElection'

const translate = (...texts: readonly string[]) =>
  `by: machine\ntexts:\n${texts.map((text) => `  - ${text}\n`).join('')}`

const withTranslations = (content: string, name = 'es.yaml') => {
  return ({ write }: Edits) => write(`translations/${name}`, content)
}

it('reads translations of any text, and of text that the guide no longer has', () => {
  const content = translate('{ original: City Council, text: Concejo Municipal }', '{ original: Gone, text: Fuera }')
  expect(loadEdited(withTranslations(content)).races).toEqual(loadEdited(() => {}).races)
})

it.each([
  ['a repeated original', ['{ original: A, text: B }', '{ original: A, text: C }'], 'item 2', 'This passage has two'],
  ['an empty translation', ['{ original: A, text: " " }'], 'texts, item 1, text', 'the translation'],
  ['a translation that is too long', [`{ original: City Council, text: ${'a'.repeat(101)} }`], 'text', 'It has 101.'],
  ['a line break in a name', ['{ original: City Council, text: "A\\nB" }'], 'texts, item 1, text', 'a line break'],
  ['an unknown field', ['{ original: A, text: B, author: C }'], 'texts, item 1, author', '“author”'],
])('rejects %s', (_, texts, field, part) => {
  const report = reportEdited(withTranslations(translate(...texts)))
  expect(report).toContain('translations/es.yaml, line')
  expect(report).toContain(field)
  expect(report).toContain(part)
})

it.each(['en.yaml', 'tlh.yaml', 'ES.yaml', 'notes.txt'])('rejects a file with the name %s', (name) => {
  expect(reportEdited(withTranslations('by: machine\ntexts: []\n', name))).toContain(name)
})
