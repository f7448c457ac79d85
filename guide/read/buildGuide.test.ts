/** @jest-environment node */
import { interview, notice } from '@/guide/testing/anytownSources'
import { loadEdited } from '@/guide/testing/copyElection'

const guide = loadEdited(() => {})

const unlinkedMinutes = {
  id: 'minutes',
  title: 'Minutes of a meeting',
  publisher: 'City of Anytown',
  date: 'undated page',
}

it('publishes every sufficiently certain fact about the election', () => {
  expect(guide.election).toEqual({
    city: 'Anytown',
    state: 'Anystate',
    title: 'Anytown City Elections',
    name: 'Anytown city election',
    date: '2017-11-07',
    timeZone: 'America/New_York',
    nonpartisan: true,
    updated: '2017-10-20',
    legacyRoutes: true,
    when: { hours: { opens: '07:00', closes: '20:00', covers: 'another year', sources: [notice] }, deadlines: [] },
    where: {
      finder: {
        label: 'Find your polling place',
        url: 'https://state.example/where',
        covers: 'state',
        publisher: 'State of Anystate',
        sources: [notice],
      },
      offices: [],
    },
    how: {
      instructions: {
        links: [{ label: 'How to vote', url: 'https://state.example/how' }],
        covers: 'state',
        publisher: 'State of Anystate',
        sources: [notice],
      },
    },
    corrections: [],
    results: { winners: { cityCouncil: ['ada'], mayor: ['dee'] }, sources: [notice] },
  })
})

it('publishes the races in the order of the file', () => {
  expect(guide.races).toEqual([
    {
      id: 'cityCouncil',
      name: 'City Council',
      position: 'Anytown City Council Candidate',
      voteFor: 7,
      seats: 1,
      sources: [notice],
    },
    { id: 'mayor', name: 'Mayor', position: 'Anytown Mayor Candidate', voteFor: 1, sources: [notice] },
  ])
})

it('publishes every fact about a candidate', () => {
  expect(guide.candidates.find(({ id }) => id === 'ada')).toEqual({
    id: 'ada',
    src: 'ada.svg',
    name: 'Ada Byron',
    sortName: 'Byron, Ada',
    race: 'cityCouncil',
    position: 'Anytown City Council Candidate',
    incumbent: true,
    party: 'N/A',
    experience: expect.stringMatching(/^Writes programs .* for ten years\.$/),
    stances: [
      {
        number: 1,
        title: 'Libraries and schools',
        text: 'Said that the library should open on Sundays.',
        date: '2017',
        sources: [interview, unlinkedMinutes],
      },
      {
        number: 2,
        title: 'Streets for walking',
        text: 'Wanted wider sidewalks on Main Street.',
        date: '2015',
        sources: [interview],
      },
    ],
    sources: [notice],
    updated: '2017-10-21',
    result: 'elected',
    positions: [],
    candidacies: [
      { race: 'cityCouncil', position: 'Anytown City Council Candidate', incumbent: true, result: 'elected' },
    ],
  })
})

it('accepts an election without voting facts', () => {
  const { election } = loadEdited(({ replace }) => replace('election.yaml', /where:\n(.*\n)*?\n/, 'where: {}\n'))
  expect(election.where).toEqual({})
})

it('publishes corrections', () => {
  const correction = { date: '2017-11-01', candidate: 'ada', text: 'We wrote x. It is y.' }
  const edited = loadEdited(({ replace }) => {
    replace('election.yaml', 'corrections: []', `corrections: [${JSON.stringify(correction)}]`)
    replace('election.yaml', /updated: \S+/, 'updated: 2017-11-01')
  })
  expect(edited.election.corrections).toEqual([correction])
})
