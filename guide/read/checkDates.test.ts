/** @jest-environment node */
import { loadEdited } from '@/guide/testing/copyElection'
import { testReports } from '@/guide/testing/invalidEdits'

const ada = 'candidates/ada.yaml'

testReports([
  [
    'polls that close before they open',
    ({ replace }) => replace('election.yaml', '"20:00"', '"06:00"'),
    ['when, hours, closes', 'expected: a time after 07:00', 'found: "06:00"'],
  ],
  [
    'polls that close when they open',
    ({ replace }) => replace('election.yaml', '"20:00"', '"07:00"'),
    ['when, hours, closes', 'expected: a time after 07:00', 'found: "07:00"'],
  ],
  [
    'a stance from after the election',
    ({ replace }) => replace(ada, 'date: 2015', 'date: 2024'),
    ['stances, item 2, date', 'expected: a date no later than election day, 2017-11-07', 'found: 2024'],
  ],
])

it('accepts a stance from the year of the election', () => {
  const { candidates } = loadEdited(({ replace }) => replace(ada, 'date: 2015', 'date: 2017'))
  expect(candidates).toHaveLength(4)
})
