/** @jest-environment node */
import { readProject } from '@/guide/files/readProject'
import { copyElection } from '@/guide/testing/copyElection'
import { listUnclear } from '@/guide/testing/plainMessages'
import { readElection } from './readElection'
import { warnAboutTranslations } from './warnAboutTranslations'

function warn(languages: string, ...texts: readonly string[]): string {
  const { root, replace, write } = copyElection()
  replace('election.yaml', 'nonpartisan:', `languages: ${languages}\nnonpartisan:`)
  write('translations/es.yaml', `by: machine\ntexts: [${texts.join(', ')}]\n`)
  const warnings = warnAboutTranslations(readElection(readProject(root)))
  expect(listUnclear(warnings)).toEqual([])
  return warnings.map(({ found }) => found).join()
}

const gone = '{ original: Gone, text: Fuera }'

it('counts what a language lacks', () => {
  const before = Number.parseInt(warn('[en, es]'), 10)
  const after = warn('[en, es]', '{ original: City Council, text: Concejo Municipal }', gone)
  expect(after).toBe(
    `${before - 1} passages without a translation, 1 translation of text that is no longer in the guide`,
  )
})

it('asks for what candidates said only if some of it is translated, and for a review', () => {
  const editorial = Number.parseInt(warn('[en, es]'), 10)
  const after = warn('[en, es]', '{ original: Libraries and schools, text: Título }')
  expect(Number.parseInt(after, 10)).toBeGreaterThan(editorial)
  expect(after).toContain('1 translation of what a candidate said that nobody has reviewed')
})

it('warns about a language that has no pages', () => {
  expect(warn('[en]', gone)).toContain('not under "languages"')
})
