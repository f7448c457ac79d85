import { DAY } from '@/lib/electionStatus'
import { aCandidate, aGuide, anElection, aSource } from '@/guide/testing/factories'
import { listDeadlineInstants, findRegistrationDeadline, getSchedule, type Deadline } from './schedule'

const hours = { opens: '07:00', closes: '20:00', sources: [aSource] } as const
const deadline: Deadline = {
  label: 'Last day to register',
  date: '2017-10-28',
  kind: 'registration',
  covers: 'this election',
  sources: [aSource],
}

const iso = (instant = NaN) => new Date(instant).toISOString().slice(0, 16)

function electionWith(deadlines: readonly Deadline[]) {
  return { ...anElection, when: { hours: undefined, deadlines } }
}

it('has the days of the election, and the instants of its hours and of the end of registration', () => {
  const when = { ...anElection.when, deadlines: [deadline] }
  const { day, registration, polls } = getSchedule(aGuide({ election: { ...anElection, when } }))
  expect([day * DAY, (registration?.day ?? 0) * DAY].map(iso)).toEqual(['2017-11-07T00:00', '2017-10-28T00:00'])
  expect(iso(registration?.closes)).toBe('2017-10-29T04:00')
  expect([polls?.opens, polls?.closes].map(iso)).toEqual(['2017-11-07T12:00', '2017-11-08T01:00'])
})

it.each(['state', 'another year'] as const)('omits hours that cover %s', (covers) => {
  const when = { hours: { ...hours, covers }, deadlines: [] }
  expect(getSchedule(aGuide({ election: { ...anElection, when } })).polls).toBeUndefined()
})

it('trusts no clock from before the last update, and none years from the election', () => {
  const { earliest, latest, offsets } = getSchedule(aGuide({ candidates: [aCandidate({ updated: '2017-10-22' })] }))
  expect([earliest, latest].map(iso)).toEqual(['2017-10-21T04:00', '2019-11-07T05:00'])
  expect(offsets.map(([from]) => iso(from))).toEqual(['2017-10-21T04:00', '2017-11-05T06:00'])
})

it('has the last deadline that is confirmed to close registration for everyone', () => {
  const election = electionWith([
    { ...deadline, date: '2017-10-20' },
    { ...deadline, time: '17:00' },
    { ...deadline, time: '12:00' },
    { ...deadline, date: '2017-11-01', group: 'ward-3' },
    { ...deadline, date: '2017-11-02', covers: 'another year' },
    { ...deadline, date: '2017-11-05', covers: 'state' },
    { ...deadline, date: '2017-11-03', kind: 'mail application' },
    { ...deadline, date: '2017-11-04', kind: undefined },
  ])
  expect(findRegistrationDeadline(election)).toMatchObject({ date: '2017-10-28', time: '17:00' })
  expect(findRegistrationDeadline(electionWith([]))).toBeUndefined()
})

it('ends a deadline at its time, or with its day', () => {
  const election = electionWith([{ ...deadline, time: '17:00' }, deadline, { ...deadline, date: '2017-11-05' }])
  expect(listDeadlineInstants(election).map(iso)).toEqual(['2017-10-28T21:00', '2017-10-29T04:00', '2017-11-06T05:00'])
})
