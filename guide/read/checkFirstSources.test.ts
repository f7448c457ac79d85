/** @jest-environment node */
import { loadEdited, type Copy } from '@/guide/testing/copyElection'
import { testReports } from '@/guide/testing/invalidEdits'

const ada = 'candidates/ada.yaml'
const bob = 'candidates/bob.yaml'

/** Rewrites the origin of a candidate's first statement. */
function setFirst({ replace }: Copy, file: string, origin: string): void {
  replace(file, /date: 2017\n    sources:\n      - interview\n      - minutes/, origin)
}

/** Rewrites the origin of a candidate's second statement. */
function setSecond({ replace }: Copy, file: string, origin: string): void {
  replace(file, /date: 2015\n    sources:\n      - interview/, origin)
}

const expected = 'expected: first the source that "how" and "date" describe'
const fix = 'what to do: Put the source that "how" and "date" describe first.'

testReports([
  [
    'a first source from before the statement',
    (copy) => setFirst(copy, ada, 'date: 2017-11\n    how: questionnaire\n    sources: [interview, minutes]'),
    [
      'ada.yaml, line 23, stances, item 1, sources, item 1',
      `${expected} (questionnaire, 2017-11)`,
      'found: "interview" (2017-10)',
      fix,
    ],
  ],
  [
    'a first source from years before the statement',
    (copy) => {
      setFirst(copy, ada, 'date: 2017\n    sources: [interview]')
      copy.replace('sources.yaml', 'date: 2017-10\n', 'date: 2015/2016\n')
    },
    [`${expected} (2017)`, 'found: "interview" (2015/2016)'],
  ],
  [
    'a first source without a date, before one from the day of the statement',
    (copy) => {
      setFirst(copy, ada, 'date: 2017-10-20\n    how: speech\n    sources: [minutes, interview]')
      copy.replace('sources.yaml', 'date: 2017-10\n', 'date: 2017-10-20\n')
    },
    [`${expected} (speech, 2017-10-20)`, 'found: "minutes" (undated page), before "interview" (2017-10-20)', fix],
  ],
  [
    'a first source of another kind, before one of this kind',
    (copy) => {
      setFirst(copy, ada, 'date: 2017-10\n    how: questionnaire\n    sources: [interview, minutes]')
      setSecond(copy, ada, 'date: 2017-10\n    how: interview\n    sources: [interview]')
      setFirst(copy, bob, 'how: questionnaire\n    sources: [minutes]')
    },
    [
      'ada.yaml, line 23, stances, item 1, sources, item 1',
      `${expected} (questionnaire, 2017-10)`,
      'found: "interview" (interview in data/anytown-2017/candidates/ada.yaml, line 24), ' +
        'before "minutes" (questionnaire in data/anytown-2017/candidates/bob.yaml, line ',
      fix,
    ],
  ],
])

it.each<[string, (copy: Copy) => void]>([
  [
    'from after the statement, which it may quote',
    (copy) => setFirst(copy, ada, 'date: 2015-03-04\n    how: debate\n    sources: [interview, minutes]'),
  ],
  [
    'from the year of the statement',
    (copy) => {
      setFirst(copy, ada, 'date: 2017-11-01\n    how: interview\n    sources: [interview]')
      copy.replace('sources.yaml', 'date: 2017-10\n', 'date: 2017\n')
    },
  ],
  [
    'without a date, if no other has the day of the statement',
    (copy) => setFirst(copy, ada, 'date: 2017-10-20\n    how: campaign site\n    sources: [minutes, interview]'),
  ],
  [
    'of several kinds, one of which is that of the statement',
    (copy) => {
      setFirst(copy, ada, 'how: questionnaire\n    sources: [interview, minutes]')
      setSecond(copy, ada, 'how: interview\n    sources: [interview]')
      setFirst(copy, bob, 'how: questionnaire\n    sources: [interview]')
      setSecond(copy, bob, 'how: questionnaire\n    sources: [minutes]')
    },
  ],
  [
    'of another kind, if the one of this kind has another date',
    (copy) => {
      setFirst(copy, ada, 'date: 2017-09\n    how: debate\n    sources: [minutes, interview]')
      setSecond(copy, ada, 'how: news report\n    sources: [minutes]')
      setFirst(copy, bob, 'how: debate\n    sources: [interview]')
    },
  ],
])('accepts a first source %s', (_name, edit) => {
  expect(loadEdited(edit).candidates).toHaveLength(4)
})
