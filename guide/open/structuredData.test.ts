import { anElection } from '@/guide/testing/factories'
import { describeElection } from './structuredData'

it.each(['state', 'another year'] as const)('gives only the date if the hours cover %s', (covers) => {
  const when = { hours: { opens: '07:00', closes: '20:00', covers, sources: [] }, deadlines: [] }
  const date = '2017-11-07'
  expect(describeElection({ ...anElection, when }, () => undefined)).toMatchObject({
    startDate: date,
    endDate: undefined,
  })
})
