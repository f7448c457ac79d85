import type { Edits } from '@/guide/testing/copyElection'
import { testReports, testValidEdits } from '@/guide/testing/invalidEdits'

const ada = 'candidates/ada.yaml'
const bob = 'candidates/bob.yaml'

/** Rewrites the origins of a candidate's first and second statement. */
function setOrigins({ replace }: Edits, file: string, first: string, second?: string): void {
  replace(file, /date: 2017\n    sources:\n      - interview\n      - minutes/, first)
  if (second !== undefined) replace(file, /date: 2015\n    sources:\n      - interview/, second)
}

const setSourceDate = ({ replace }: Edits, date: string) =>
  replace('sources.yaml', 'date: 2017-10\n', `date: ${date}\n`)

const refuse = (source: string, origin: string) =>
  `The first source, ${source}, does not fit the date or how it was said (${origin}). Put the source`

testReports({
  'a first source from before the statement': [
    (copy) => setOrigins(copy, ada, 'date: 2017-11\n    how: questionnaire\n    sources: [interview, minutes]'),
    'ada.yaml, line 23, stances, item 1, sources, item 1',
    refuse('“interview” (2017-10)', 'questionnaire, 2017-11'),
  ],
  'a first source from years before the statement': [
    (copy) => {
      setOrigins(copy, ada, 'date: 2017\n    sources: [interview]')
      setSourceDate(copy, '2015/2016')
    },
    refuse('“interview” (2015/2016)', '2017'),
  ],
  'a first source without a date, before one from the day of the statement': [
    (copy) => {
      setOrigins(copy, ada, 'date: 2017-10-20\n    how: speech\n    sources: [minutes, interview]')
      setSourceDate(copy, '2017-10-20')
    },
    refuse('“minutes” (undated page), before “interview” (2017-10-20)', 'speech, 2017-10-20'),
  ],
  'a first source of another kind, before one of this kind': [
    (copy) => {
      const second = 'date: 2017-10\n    how: interview\n    sources: [interview]'
      setOrigins(copy, ada, 'date: 2017-10\n    how: questionnaire\n    sources: [interview, minutes]', second)
      setOrigins(copy, bob, 'how: questionnaire\n    sources: [minutes]')
    },
    refuse(
      '“interview” (interview in another statement), before “minutes” (questionnaire in another statement)',
      'questionnaire, 2017-10',
    ),
  ],
})

testValidEdits({
  'a first source from after the statement, which it may quote': (copy) =>
    setOrigins(copy, ada, 'date: 2015-03-04\n    how: debate\n    sources: [interview, minutes]'),
  'a first source from the year of the statement': (copy) => {
    setOrigins(copy, ada, 'date: 2017-11-01\n    how: interview\n    sources: [interview]')
    setSourceDate(copy, '2017')
  },
  'a first source without a date, if no other has the day of the statement': (copy) =>
    setOrigins(copy, ada, 'date: 2017-10-20\n    how: campaign site\n    sources: [minutes, interview]'),
  'a first source of several kinds, one of which is that of the statement': (copy) => {
    const second = 'how: questionnaire\n    sources: [minutes]'
    setOrigins(
      copy,
      ada,
      'how: questionnaire\n    sources: [interview, minutes]',
      'how: interview\n    sources: [interview]',
    )
    setOrigins(copy, bob, 'how: questionnaire\n    sources: [interview]', second)
  },
  'a first source of another kind, if the one of this kind has another date': (copy) => {
    const second = 'how: news report\n    sources: [minutes]'
    setOrigins(copy, ada, 'date: 2017-09\n    how: debate\n    sources: [minutes, interview]', second)
    setOrigins(copy, bob, 'how: debate\n    sources: [interview]')
  },
})
