import { aGuide } from '@/guide/testing/factories'
import { readEnv } from '@/lib/env'
import { createTemporaryFolder, writeFiles } from '@/lib/testing/temporaryFolder'
import { describeInput } from './renderLanguage'

const languages = ['en', 'es', 'pt']
const messages = Object.fromEntries(languages.map((tag) => [`lib/locale/messages/${tag}.json`, '{}']))
let root: string

beforeEach(() => {
  root = createTemporaryFolder({ ...messages, 'app/page.tsx': 'page' })
})

/** The languages that a build renders again after a change. */
function listChanged(change: () => void, options: Readonly<Record<string, string>> = {}): readonly string[] {
  const guide = aGuide()
  const describeAll = (variables: Readonly<Record<string, string>> = {}) =>
    languages.map((language) => describeInput({ language, languages, guide }, readEnv(variables), root))
  const before = describeAll()
  change()
  const after = describeAll(options)
  return languages.filter((_, index) => before[index] !== after[index])
}

it.each([
  ['its own text', 'lib/locale/messages/es.json', ['es']],
  // What has no translation is in English.
  ['the English text', 'lib/locale/messages/en.json', languages],
  ['the code', 'app/page.tsx', languages],
  ['text of a language that the guide does not have', 'lib/locale/messages/ar.json', []],
])('renders a language again after a change of %s', (_, file, expected) => {
  expect(listChanged(() => writeFiles(root, { [file]: 'new' }))).toEqual(expected)
})

it('renders every language again with other options', () => {
  expect(listChanged(() => {}, { SITE_URL: 'https://guide.example' })).toEqual(languages)
  expect(listChanged(() => {}, { OUT_DIR: 'out-other', PORT: '4000' })).toEqual([])
})
