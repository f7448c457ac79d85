import { languageTags } from '../languages'
import { checkMessages } from './checkMessages'

it.each(languageTags)('finds no mistake in the messages in %s', (name) => {
  expect(checkMessages(name)).toEqual([])
})

it.each([
  ['landing.peeple', 'Gente', 'English does not have this key.'],
  ['landing.people', '{count, plural, one {# persona.}}', 'without the case other, after “{count, plural, one {# pers'],
  ['landing.people', '{count, plural, one {# persona. other {# personas.}}', 'The text has braces'],
  ['landing.people', '{count, plurl, other {# personas.}}', 'a word after the comma'],
  ['landing.people', '{count, plural, uno {# persona.} other {# personas.}}', 'case uno. Use only many, one, other'],
  ['landing.people', '{cuenta} personas.', 'English does not have {cuenta}. Use only {count}.'],
  ['landing.title', '{title}, {title} – {date, date}', 'English has {date, date} in another form.'],
  ['landing.title', '{date, plural, other {{title}}}', 'English has {date, plural} in another form.'],
  ['landing.title', '{title} –', 'The text lacks {date}.'],
  ['landing.polls', 'Urnas {city}', 'English does not have {city}. Use no argument.'],
  ['landing.polls', 'Urnas #', 'The number sign in “Urnas #” is not directly in a case of a plural.'],
  [
    'landing.stateRule',
    '{state, select, ninguno {Todo} other {{state}}}',
    'has the case ninguno. Use only none, other',
  ],
])('reports a mistake in %s: %s', (key, message, mistake) => {
  const [problem, ...others] = checkMessages('es', new Map([[key, message]]))
  expect(problem).toMatchObject({ file: 'lib/locale/messages/es.json', field: key })
  expect(problem?.message).toContain(mistake)
  expect(others).toEqual([])
})
