/** @jest-environment node */
import { copyElection, reportEdited } from '@/guide/testing/copyElection'
import { readLanguage } from './readLanguage'

function languageAfter(from: string | RegExp, to: string): string {
  const { root, replace } = copyElection()
  replace('election.yaml', from, to)
  return readLanguage(root)
}

it('reads the language of an election, by default English', () => {
  expect(readLanguage(copyElection().root)).toBe('en')
  expect(languageAfter('nonpartisan:', 'language: en-ca\nnonpartisan:')).toBe('en-CA')
})

it('falls back to English for a language without page text and for a broken file', () => {
  expect(languageAfter('nonpartisan:', 'language: fr\nnonpartisan:')).toBe('en')
  expect(languageAfter('nonpartisan:', 'nonpartisan: [')).toBe('en')
  const { root, remove } = copyElection()
  remove('election.yaml')
  expect(readLanguage(root)).toBe('en')
})

it('reports a language without page text, with the languages that exist', () => {
  const report = reportEdited(({ replace }) => replace('election.yaml', 'nonpartisan:', 'language: fr\nnonpartisan:'))
  expect(report).toMatch(/election\.yaml, line \d+, language\n {2}expected: [^\n]*: en, es, [^\n]*\n {2}found: "fr"/)
})

it('accepts a language with page text in any region', () => {
  const edit = () =>
    reportEdited(({ replace }) => replace('election.yaml', 'nonpartisan:', 'language: en-NZ\nnonpartisan:'))
  expect(edit).toThrow('has no problems')
})

it('loads no page text, whose language is not known yet', async () => {
  jest.doMock('@/lib/locale/language', () => {
    throw new Error('Page text was loaded.')
  })
  await jest.isolateModulesAsync(async () => {
    expect(await import('./readLanguage')).toHaveProperty('applyLanguage')
    await expect(import('@/lib/locale/numbers')).rejects.toThrow('Page text was loaded.')
  })
})
