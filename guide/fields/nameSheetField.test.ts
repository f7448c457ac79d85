import { describeForms } from './describeForms'
import { nameSheetField } from './nameSheetField'

it.each([
  ['candidates/ruiz.yaml', ['name'], 'candidates/name'],
  ['candidates/adams.yml', ['stances', 2, 'reply', 'text'], 'candidates/stances/reply/text'],
  ['election.yaml', ['races', 0, 'name'], 'election/races/name'],
  ['election.yaml', ['results', 'votes', 'mayor', 'candidates', 'ruiz'], 'election/results/votes/candidates'],
  ['sources.yaml', ['list', 'title'], 'sources/title'],
  ['questionnaires/friends.yaml', ['questions', 1, 'answers', 'ruiz'], 'questionnaires/friends/questions/answers'],
] as const)('names the field of %s at %j without items and ids', (file, path, name) => {
  expect(nameSheetField(describeForms(), file, path)).toBe(name)
})
