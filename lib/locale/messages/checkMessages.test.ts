/** @jest-environment node */
import { languageTags } from '../languages'
import { checkMessages } from './checkMessages'

it.each(languageTags)('finds no mistake in the messages in %s', (name) => {
  expect(checkMessages(name)).toEqual([])
})

it.each([
  ['landing.peeple', 'Gente', 'a key of en.json', 'landing.peeple'],
  [
    'landing.people',
    '{count, plural, one {# persona.}}',
    'ICU',
    'without the case other, after: {count, plural, one {# persona.}',
  ],
  ['landing.people', '{count, plural, one {# persona. other {# personas.}}', 'ICU', 'braces'],
  ['landing.people', '{count, plurl, other {# personas.}}', 'ICU', 'a word after the comma'],
  ['landing.people', '{count, plural, uno {# persona.} other {# personas.}}', 'only the cases many, one, other', 'uno'],
  ['landing.people', '{cuenta} personas.', 'only {count}', '{cuenta}'],
  ['landing.title', '{title}, {title} – {date, date}', 'the argument as it is in English', '{date, date}'],
  ['landing.title', '{date, plural, other {{title}}}', 'the argument as it is in English', '{date, plural}'],
  ['landing.title', '{title} –', '{date}', 'text without it'],
  ['landing.polls', 'Urnas {city}', 'no argument', '{city}'],
  ['landing.polls', 'Urnas #', 'the number sign directly in a case of a plural', 'Urnas #'],
  [
    'landing.stateRule',
    '{state, select, ninguno {Todo el estado} other {{state}}}',
    'only the cases none, other in the select of state',
    'ninguno',
  ],
])('reports a mistake in %s: %s', (key, message, expected, found) => {
  const [problem, ...others] = checkMessages('es', new Map([[key, message]]))
  expect(problem).toMatchObject({ file: 'lib/locale/messages/es.json', field: key })
  expect(problem?.expected).toContain(expected)
  expect(problem?.found).toContain(found)
  expect(others).toEqual([])
})
