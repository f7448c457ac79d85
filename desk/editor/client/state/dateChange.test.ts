import { describeForms } from '@/guide/fields/describeForms'
import { editFile, type EditorState } from './editorState'
import { getAt, type Path } from '@/lib/values'

const { candidate: form } = describeForms()
const path = 'candidates/ada.yaml'
const value = { name: 'Ada', stances: [{ title: 'Roads', text: 'Fix them.' }], updated: '2017-10-21' }
const election = {
  folder: 'anytown',
  title: '',
  elections: [],
  report: { problems: [], warnings: [], tasks: [] },
  files: [{ path, version: 'v1', value }],
}

type Edit = readonly [Path, unknown]

/** The day of the last change after edits on November 24, 2026. */
function dateAfter(...edits: readonly Edit[]): unknown {
  const state = edits.reduce<EditorState>(
    (before, [field, next]) => editFile(before, path, form, field, next, '2026-11-24'),
    { election, drafts: {} },
  )
  return state.drafts[path] && getAt(state.drafts[path].value, ['updated'])
}

const write = (text: string): Edit => [['stances', 0, 'text'], text]
const correct = (date: string): Edit => [['updated'], date]
const rename: Edit = [['name'], 'Ada B.']

it.each<[string, readonly Edit[], unknown]>([
  ['becomes today when a statement changes', [write('Mend them.')], '2026-11-24'],
  ['becomes today when a statement is removed', [[['stances', 0], undefined]], '2026-11-24'],
  ['becomes today when the experience changes', [[['experience'], 'Clerk.']], '2026-11-24'],
  ['stays when something else changes', [rename], '2017-10-21'],
  ['stays as it was corrected', [write('Mend.'), correct('2026-11-20'), write('Mend them.')], '2026-11-20'],
  ['stays if it is corrected back', [write('Mend.'), correct('2017-10-21'), write('Mend it.')], '2017-10-21'],
  ['is back when the statement is', [write('Mend.'), rename, write('Fix them.')], '2017-10-21'],
  // There is no draft.
  ['is only on disk when everything is as it is there', [write('Mend.'), write('Fix them.')], undefined],
])('the day of the last change %s', (_title, edits, date) => {
  expect(dateAfter(...edits)).toBe(date)
})
