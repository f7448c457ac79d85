/** @jest-environment node */
import { aPosition } from '@/guide/testing/factories'
import { describeNoStances, describeOrigin, describeOtherYear } from './describeStatement'

it.each([
  [{}, undefined],
  [{ date: '2015' }, 'Stated in 2015'],
  [{ date: '2026-10' }, 'Stated in October 2026'],
  [{ date: '2024-05-03' }, 'Stated on May 3, 2024'],
  [{ how: 'interview' }, 'Interview'],
  [{ how: 'campaign site', date: '2026' }, 'Campaign site, 2026'],
  [{ how: 'news report', date: '2024-05' }, 'News report, May 2024'],
  [{ words: 'summary', date: '2015' }, 'Stated in 2015'],
  [{ words: 'quotation', date: '2015' }, 'Quotation, 2015'],
  [{ words: 'translation', how: 'speech', date: '2026-10' }, 'Translation, Speech, October 2026'],
  [{ how: 'public meeting', date: '2023-09-05' }, 'Remark at a public meeting, September 5, 2023'],
] as const)('describes the origin of %j as %s', (statement, text) => {
  expect(describeOrigin(statement)).toBe(text)
})

it.each([
  ['2015-03', 'Stated in 2015'],
  ['2026-01-31', undefined],
  ['2026', undefined],
  [undefined, undefined],
])('marks a statement of %s with %s in the election of 2026', (date, text) => {
  expect(describeOtherYear({ date }, '2026-10-17')).toBe(text)
})

const asOf = '2017-10-01'

it.each([
  ['none found', 'We found no position by this candidate, as of October 1, 2017.'],
  ['did not respond', 'The candidate did not respond to our questions, as of October 1, 2017.'],
  ['declined', 'The candidate declined to answer our questions, as of October 1, 2017.'],
  ['not asked', 'We have not asked this candidate any questions, as of October 1, 2017.'],
  ['guide does not ask', 'We have not asked candidates for positions, as of October 1, 2017.'],
  ['election over', 'The election is over, and we collected no key stances by this candidate, as of October 1, 2017.'],
] as const)('explains why there are no stances, with or without positions: %s', (reason, sentence) => {
  expect(describeNoStances({ noStances: { reason, asOf }, positions: [] })).toBe(sentence)
  // Only one reason denies that there are positions.
  const sentenceWithPositions = sentence.replace('found no position', 'found no key stance')
  expect(describeNoStances({ noStances: { reason, asOf }, positions: [aPosition] })).toBe(sentenceWithPositions)
})

it('omits the date if it is not known', () => {
  expect(describeNoStances({ noStances: { reason: 'declined' }, positions: [] })).toBe(
    'The candidate declined to answer our questions.',
  )
})

it('says that no key stance is known if there is no reason', () => {
  expect(describeNoStances({ positions: [] })).toBe('No key stance is known.')
})
