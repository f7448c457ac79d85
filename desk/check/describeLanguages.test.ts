/** @jest-environment node */
import { describeLanguages } from './describeLanguages'

jest.mock('@/lib/locale/messages/readMessages', () => {
  const actual = jest.requireActual<typeof import('@/lib/locale/messages/readMessages')>(
    '@/lib/locale/messages/readMessages',
  )
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

it('states that a guide in English needs no translation', () => {
  expect(describeLanguages(['en-CA'])).toContain('No text of the pages needs a translation.')
})
