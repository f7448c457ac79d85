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

/** The day of the last change after edits on November 24, 2026. */
function dateAfter(...edits: readonly (readonly [Path, unknown])[]): unknown {
  const state = edits.reduce<EditorState>(
    (before, [field, next]) => editFile(before, path, form, field, next, '2026-11-24'),
    { election, drafts: {} },
  )
  return state.drafts[path] && getAt(state.drafts[path].value, ['updated'])
}

const text: Path = ['stances', 0, 'text']

it.each<[string, readonly (readonly [Path, unknown])[], unknown]>([
  ['becomes today when a statement changes', [[text, 'Mend them.']], '2026-11-24'],
  ['becomes today when a statement is removed', [[['stances', 0], undefined]], '2026-11-24'],
  ['becomes today when the experience changes', [[['experience'], 'Clerk.']], '2026-11-24'],
  ['stays when something else changes', [[['name'], 'Ada B.']], '2017-10-21'],
  [
    'stays as it was corrected',
    [
      [text, 'Mend.'],
      [['updated'], '2026-11-20'],
      [text, 'Mend them.'],
    ],
    '2026-11-20',
  ],
  [
    'stays if it is corrected back',
    [
      [text, 'Mend.'],
      [['updated'], '2017-10-21'],
      [text, 'Mend it.'],
    ],
    '2017-10-21',
  ],
  [
    'is back when the statement is',
    [
      [text, 'Mend.'],
      [['name'], 'Ada B.'],
      [text, 'Fix them.'],
    ],
    '2017-10-21',
  ],
])('the day of the last change %s', (_title, edits, date) => {
  expect(dateAfter(...edits)).toBe(date)
})

it('leaves no draft when a statement is again as on disk', () => {
  expect(dateAfter([text, 'Mend.'], [text, 'Fix them.'])).toBeUndefined()
})
