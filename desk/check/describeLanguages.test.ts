import type { TranslationGaps } from '@/guide/translations/gaps'
import { describeLanguages } from './describeLanguages'

jest.mock('@/lib/locale/readMessages', () => {
  const actual = jest.requireActual<typeof import('@/lib/locale/readMessages')>('@/lib/locale/readMessages')
  const english = new Map([...actual.readMessages('en')].slice(0, 2))
  const files = { en: english, es: english, pt: new Map([...english].slice(1)) }
  return { ...actual, readMessages: (name: keyof typeof files) => files[name] }
})

it('lists the messages that each language lacks', () => {
  expect(describeLanguages(['en', 'es-MX', 'pt'])).toBe(
    [
      'Español (es-MX): all 2 messages of the pages are translated.',
      'Português (pt): 1 of 2 messages of the pages are not translated. They are in English until lib/locale/messages/pt.json has them:',
      '  about.title: About this guide',
    ].join('\n'),
  )
})

it('counts the passages of the guide by file, and lists those that have changed', () => {
  const text = { original: 'Mayor', state: 'missing', places: [{ file: 'data/a/election.yaml' }] }
  const gaps = { language: 'es', file: 'data/a/translations/es.yaml', count: 3, unused: [], unreviewed: [] }
  const older = { ...text, original: 'City Council', state: 'older' }
  const describe = (fields: object) => describeLanguages(['en'], [{ ...gaps, ...fields } as unknown as TranslationGaps])
  expect(describe({ missing: [text], older: [older] })).toBe(
    [
      'Español (es): 1 of 3 passages of the guide not translated, 1 translated from an older original. See data/a/translations/es.yaml, the editor, or an export:',
      '  data/a/election.yaml: 1',
      '  older than the original: City Council',
    ].join('\n'),
  )
  expect(describe({ missing: [], older: [] })).toBe(
    'Español (es): all 3 passages of the guide are translated in data/a/translations/es.yaml.',
  )
  expect(describe({ missing: [], older: [], unused: [{ original: 'Gone' }], unreviewed: [text] })).toContain(
    '\n  no longer in the guide: Gone\n  what a candidate said, without a review: Mayor',
  )
})

it('states that a guide in English needs no translation', () => {
  expect(describeLanguages(['en-CA'])).toContain('No text of the pages needs a translation.')
})
