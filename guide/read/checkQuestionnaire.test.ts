import { loadEdited, reportEdited } from '@/guide/testing/copyElection'

const file = 'questionnaires/library-friends.yaml'

it.each([
  ['otherChoice: Something else', '', 'choices', 'no choice “Something else”. Enter one of its choices: Books'],
  ['otherChoice: Something else', 'otherChoice: Books', 'otherChoice', 'The question has the choice “Books” twice.'],
  ['choices: [Books, Repairs]', '', 'item 3, choices', 'Add the choices.'],
  ['    several: true\n', '', 'choices', 'The question allows one choice.'],
  ['choices: [Repairs, Something else]', 'choices: [Repairs]', 'otherAnswer', 'The person did not choose to write'],
  ['choices: ["No"]\n', '', 'choices', 'Choose what the person answered: Yes, No.'],
  ['choices: ["No"]', 'choices: ["Perhaps"]', 'choices, item 1', '“Perhaps”'],
  ['{leftEmpty: true}', '{ leftEmpty: true, summary: Tea. }', 'leftEmpty', 'There is an answer, so it was not left'],
  ['{leftEmpty: true}', '{}', 'summary', 'Enter what the person answered.'],
  ['quote: Oui, chaque dimanche.', 'summary: Yes.', 'language', 'The language is about the quotation, and there is'],
  ['  adair: answered', '  adair: declined', 'answers, adair', 'This person has an answer, but the status “declined”.'],
  ['  marsh: reminded', '  nobody: reminded', 'statuses, nobody', '“nobody”'],
  ['topic: roads', 'topic: boats', 'topic', '“boats”'],
  ['races: [PL-council]', 'races: [warden]', 'answers, oduya', '“oduya” does not run in a race that got the question.'],
  ['id: money', 'id: hours', 'id', 'Another one has the address “hours”, too.'],
  ['published: 2026-09-25', 'published: 2026-08-25', 'published', 'is before the questions'],
  ['changed: 2026-09-28', 'changed: 2026-10-28', 'changed', 'is after the day of the last update'],
  ['sources: [friends-branches]', 'sources: [branches]', 'sources, item 1', '“branches”'],
])('rejects %j as %j', (from, to, field, part) => {
  const report = reportEdited((copy) => copy.replace(file, from, to), 'region')
  expect(report).toContain(file)
  expect(report).toContain(field)
  expect(report).toContain(part)
})

it('reads an election without the folder, and rejects other files in it', () => {
  expect(loadEdited(() => {}).questionnaires).toEqual([])
  expect(reportEdited((copy) => copy.write('questionnaires/notes.txt', ''))).toContain('its name has to end in “.yaml”')
  expect(reportEdited((copy) => copy.write('questionnaires', ''))).toContain('This must be a folder, but it is a file')
})

it('publishes neither the address of the form nor the note for editors', () => {
  const { questionnaires } = loadEdited(() => {}, 'region')
  expect(JSON.stringify(questionnaires)).not.toMatch(/secret-form|closed a day late/)
})
