import { editFixture, reportEdited } from '@/guide/testing/fixtures'
import { readLanguages } from './site'

function languagesAfter(from: string | RegExp, to: string): readonly string[] {
  const { files, replace } = editFixture()
  replace('election.yaml', from, to)
  return readLanguages(files)
}

const withLanguages = (tags: string) => `languages: ${tags}\nnonpartisan:`

it('reads the languages of an election, by default English', () => {
  expect(readLanguages(editFixture().files)).toEqual(['en'])
  expect(languagesAfter('nonpartisan:', withLanguages('[en-ca, en-xa]'))).toEqual(['en-CA', 'en-XA'])
})

it('leaves out languages that a build skips, except for the first', () => {
  process.env.SKIPPED_LANGUAGES = 'en,pt'
  expect(languagesAfter('nonpartisan:', withLanguages('[en, es, pt, ht]'))).toEqual(['en', 'es', 'ht'])
  delete process.env.SKIPPED_LANGUAGES
})

it('falls back to English for a language without page text and for a broken file', () => {
  expect(languagesAfter('nonpartisan:', withLanguages('[tlh]'))).toEqual(['en'])
  expect(languagesAfter('nonpartisan:', 'nonpartisan: [')).toEqual(['en'])
  const { files, remove } = editFixture()
  remove('election.yaml')
  expect(readLanguages(files)).toEqual(['en'])
})

it('reports a language without page text, with the languages that exist', () => {
  const report = reportEdited(({ replace }) => replace('election.yaml', 'nonpartisan:', withLanguages('[en, tlh]')))
  expect(report).toMatch(/line \d+, languages, item 2\n {2}[^\n]*“tlh” yet. Use one of these codes: en, /)
})

it('reports a language that is listed twice, because its addresses would be the same', () => {
  const report = reportEdited(({ replace }) => replace('election.yaml', 'nonpartisan:', withLanguages('[en, EN]')))
  expect(report).toMatch(/languages, item 2\n {2}The language “EN” is in the list twice/)
})

it('accepts a language with page text in any region', () => {
  const edit = () => reportEdited(({ replace }) => replace('election.yaml', 'nonpartisan:', withLanguages('[en-NZ]')))
  expect(edit).toThrow('has no problems')
})
