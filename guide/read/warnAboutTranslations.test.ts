import { editFixture } from '@/guide/testing/copyElection'
import { listUnclear } from '@/guide/testing/plainMessages'
import { readElection } from './readElection'
import { warnAboutTranslations } from './warnAboutTranslations'

function warn(languages: string, ...texts: readonly string[]): string {
  const { files, replace, write } = editFixture()
  replace('election.yaml', 'nonpartisan:', `languages: ${languages}\nnonpartisan:`)
  write('translations/es.yaml', `by: machine\ntexts: [${texts.join(', ')}]\n`)
  const warnings = warnAboutTranslations(readElection(files))
  expect(listUnclear(warnings)).toEqual([])
  return warnings.map(({ message }) => message).join()
}

const countMissing = (message: string) => Number(/\d+/.exec(message))

const gone = '{ original: Gone, text: Fuera }'

it('counts what a language lacks', () => {
  const before = countMissing(warn('[en, es]'))
  const after = warn('[en, es]', '{ original: City Council, text: Concejo Municipal }', gone)
  expect(after).toContain(
    `: ${before - 1} passages without a translation, 1 translation of text that is no longer in the guide.`,
  )
})

it('asks for what candidates said only if some of it is translated, and for a review', () => {
  const editorial = countMissing(warn('[en, es]'))
  const after = warn('[en, es]', '{ original: Libraries and schools, text: Título }')
  expect(countMissing(after)).toBeGreaterThan(editorial)
  expect(after).toContain('1 translation of what a candidate said that nobody has reviewed')
})

it('warns about a language that has no pages', () => {
  expect(warn('[en]', gone)).toContain('No pages are in the language “es” yet.')
})
