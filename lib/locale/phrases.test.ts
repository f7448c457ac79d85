import { isTagged, tagText } from './taggedText'

/** Loads the phrases of a language without its translations of some messages. */
function load(language: string, missing: readonly string[]) {
  let loaded: (Pick<typeof import('./phrases'), 'phrases'> & typeof import('./slots')) | undefined
  jest.isolateModules(() => {
    jest.doMock('./language', () => ({ language }))
    const { readMessages } = jest.requireActual<typeof import('./readMessages')>('./readMessages')
    jest.doMock('./readMessages', () => ({
      readMessages: (name: 'en') =>
        new Map([...readMessages(name)].filter(([key]) => name === 'en' || !missing.includes(key))),
    }))
    loaded = { ...jest.requireActual('./phrases'), ...jest.requireActual('./slots') }
  })
  return loaded!
}

it('has English text, tagged so, for messages without a translation', () => {
  const { landing, about } = load('es', ['landing.people', 'landing.polls', 'about.methodRules.1']).phrases
  expect(landing.polls).toBe(tagText('Polls', 'en'))
  expect(landing.people({ count: 1 })).toBe(tagText('1 person.', 'en'))
  expect(about.methodRules.map(isTagged)).toEqual([false, true, false, false, false])
  expect(landing.electionDay).not.toBe('Election day')
})

it('prepares phrases for scripts', () => {
  const { phrases, toTemplates, toPluralForms } = load('ar', [])
  expect(toTemplates({ answers: phrases.races.address.answers }).answers.several).toContain('{streets}')
  const forms = toPluralForms((count) => phrases.status.days.text({ count }))
  expect(Object.keys(forms).toSorted()).toEqual(['1', 'few', 'many', 'one', 'other', 'two', 'zero'])
  expect(forms.few).toContain('{count}')
})
