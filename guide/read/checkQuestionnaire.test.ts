/** @jest-environment node */
import { loadEdited, reportEdited } from '@/guide/testing/copyElection'

const file = 'questionnaires/library-friends.yaml'

it.each([
  ['otherChoice: Something else', '', 'Something else', 'one of Books, Repairs'],
  ['otherChoice: Something else', 'otherChoice: Books', 'otherChoice', '"Books", which appears twice'],
  ['choices: [Books, Repairs]', '', 'otherChoice', 'the choices, or no "several" and "otherChoice"'],
  ['    several: true\n', '', 'choices', 'one choice'],
  ['choices: [Repairs, Something else]', 'choices: [Repairs]', 'otherAnswer', '"otherChoice" was not chosen'],
  ['choices: ["No"]\n', '', 'choices', 'one of Yes, No'],
  ['choices: ["No"]', 'choices: ["Perhaps"]', 'choices, item 1', '"Perhaps"'],
  ['{ leftEmpty: true }', '{ leftEmpty: true, summary: Tea. }', 'leftEmpty', 'because there is an answer'],
  ['{ leftEmpty: true }', '{}', 'summary', 'choices, a quote or a summary, or leftEmpty'],
  ['quote: Oui, chaque dimanche.', 'summary: Yes.', 'language', 'because there is no quote'],
  ['  adair: answered', '  adair: declined', 'answers, adair', 'because the status is "declined"'],
  ['  marsh: reminded', '  nobody: reminded', 'statuses, nobody', '"nobody"'],
  ['topic: roads', 'topic: boats', 'topic', '"boats"'],
  ['races: [PL-council]', 'races: [warden]', 'answers, oduya', 'a candidate of warden'],
  ['id: money', 'id: hours', 'id', '"hours", which appears twice'],
  ['published: 2026-09-25', 'published: 2026-08-25', 'published', 'a date no earlier than the questions'],
  ['changed: 2026-09-28', 'changed: 2026-10-28', 'changed', 'a date no later than "updated"'],
  ['sources: [friends-branches]', 'sources: [branches]', 'sources, item 1', '"branches"'],
])('rejects %j as %j', (from, to, field, found) => {
  const report = reportEdited((copy) => copy.replace(file, from, to), 'region')
  expect(report).toContain(file)
  expect(report).toContain(field)
  expect(report).toContain(found)
})

it('reads an election without the folder, and rejects other files in it', () => {
  expect(loadEdited(() => {}).questionnaires).toEqual([])
  expect(reportEdited((copy) => copy.write('questionnaires/notes.txt', ''))).toContain('only files that end in .yaml')
  expect(reportEdited((copy) => copy.write('questionnaires', ''))).toContain('a folder')
})

it('publishes neither the address of the form nor the note for editors', () => {
  const { questionnaires } = loadEdited(() => {}, 'region')
  expect(JSON.stringify(questionnaires)).not.toMatch(/secret-form|closed a day late/)
})
