/** @jest-environment node */
import { guideAfter, removeCopies } from '../fixtures/copyElection'
import { openData } from '../guide'
import { certainties } from '../schema/publicationRules'

afterAll(removeCopies)

const ada = 'candidates/ada.yaml'
const bob = 'candidates/bob.yaml'
const guide = guideAfter(() => {})

const notice = {
  id: 'notice',
  title: 'Notice of election',
  publisher: 'City of Anytown',
  date: '2017-10-01',
  url: 'https://city.example/notice',
}
const interview = {
  id: 'interview',
  title: 'Interview',
  publisher: 'Town Radio',
  date: '2017-10',
  url: 'https://radio.example/interview',
}
const unlinkedMinutes = {
  id: 'minutes',
  title: 'Minutes of a meeting',
  publisher: 'City of Anytown',
  date: 'undated page',
}

function candidate(id: string, { candidates } = guide) {
  return candidates.find((each) => each.id === id)
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
  expect(candidate('ada')).toEqual({
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

it("gives candidates the position of their race, and copies each one's incumbency", () => {
  expect(guide.candidates.map(({ id, position, incumbent }) => [id, position, incumbent])).toEqual([
    ['ada', 'Anytown City Council Candidate', true],
    ['bob', 'Anytown City Council Candidate', false],
    ['cy', 'Anytown Mayor Candidate', false],
    ['dee', 'Anytown Mayor Candidate', true],
  ])
})

describe('results', () => {
  const results = (edited: typeof guide) => Object.fromEntries(edited.candidates.map(({ id, result }) => [id, result]))

  it('are Elected for the winners and Not elected for the others', () => {
    expect(results(guide)).toEqual({ ada: 'elected', bob: 'not elected', cy: 'not elected', dee: 'elected' })
  })

  const openMayor = (reason: string) =>
    guideAfter(({ replace }) =>
      replace(
        'election.yaml',
        'mayor:\n      - dee\n',
        `mayor: []\n  open:\n    mayor: { reason: ${reason}, sources: [notice] }\n`,
      ),
    )

  it('are omitted for those who may still win an undecided race', () => {
    expect(results(openMayor('undecided'))).toEqual({
      ada: 'elected',
      bob: 'not elected',
      cy: undefined,
      dee: undefined,
    })
  })

  it('are Not elected for everyone if the seat stays vacant', () => {
    expect(results(openMayor('vacant'))).toMatchObject({ cy: 'not elected', dee: 'not elected' })
  })

  it('are Elected for the winners of an undecided race', () => {
    const edited = guideAfter(({ replace }) => {
      replace('election.yaml', 'seats: 1', 'seats: 2')
      replace('election.yaml', '- dee\n', '- dee\n  open:\n    cityCouncil: { reason: undecided, sources: [notice] }\n')
    })
    expect(results(edited)).toEqual({ ada: 'elected', bob: undefined, cy: 'not elected', dee: 'elected' })
  })

  it('are omitted until the election is over', () => {
    const edited = guideAfter(({ replace }) => replace('election.yaml', /results:\n(.+\n)+/, ''))
    expect(Object.values(results(edited)).filter(Boolean)).toEqual([])
    expect(edited.election.results).toBeUndefined()
  })
})

describe('certainty', () => {
  const isPublished = { none: false, low: false, medium: true, 'medium-high': true, high: true }

  it.each(certainties)('%s decides whether a fact is published', (certainty) => {
    const deadline = `{ label: Register, date: 2017-10-28, covers: state, certainty: ${certainty}, sources: [notice] }`
    const { election } = guideAfter(({ replace }) => {
      replace('election.yaml', 'deadlines: []', `deadlines: [${deadline}]`)
      for (const level of ['medium-high', 'high', 'none', 'medium'])
        replace('election.yaml', `certainty: ${level}\n`, `certainty: ${certainty} #\n`)
    })
    const { when, where, how } = election
    const facts = [when.hours, when.deadlines[0], where.finder, where.offices?.[0], how?.instructions]
    expect(facts.map((fact) => fact !== undefined)).toEqual(facts.map(() => isPublished[certainty]))
    expect(when.deadlines).toHaveLength(Number(isPublished[certainty]))
  })
})

it('omits private fields and the addresses of unlinked sources everywhere', () => {
  const text = JSON.stringify(guide)
  expect(text).not.toMatch(/editorNote|confidence|certainty|Ask for a photograph|hours of the year before/i)
  expect(text).not.toMatch(/city\.example\/minutes|"link"/)
  expect(text).toContain('Minutes of a meeting')
})

it('has types without private fields', () => {
  // @ts-expect-error A candidate's note is private.
  expect(guide.candidates[0]?.editorNote).toBeUndefined()
  // @ts-expect-error A candidate's confidence is private.
  expect(guide.candidates[0]?.confidence).toBeUndefined()
  // @ts-expect-error The certainty of a fact is private.
  expect(guide.election.when.hours?.certainty).toBeUndefined()
})

it('accepts an election without voting facts', () => {
  const { election } = guideAfter(({ replace }) => replace('election.yaml', /where:\n(.*\n)*?\n/, 'where: {}\n'))
  expect(election.where).toEqual({})
})

it('publishes party and party source', () => {
  const edited = guideAfter(({ replace }) => replace(ada, 'party: N/A', 'party: Democrat\npartySource: interview'))
  expect(candidate('ada', edited)).toMatchObject({ party: 'Democrat', partySource: interview })
  expect(candidate('bob', edited)).not.toHaveProperty('partySource')
})

it.each([2015, 2017])('publishes the year %d of the party', (year) => {
  const party = `party: Unenrolled\npartySource: interview\npartyYear: ${year}`
  const edited = guideAfter(({ replace }) => replace(ada, 'party: N/A', party))
  expect(candidate('ada', edited)?.partyYear).toBe(year)
})

it('publishes the reason for no stances', () => {
  const noStances = 'stances: []\nnoStances: { reason: did not respond, asOf: 2017-10-20 }\n\n'
  const edited = guideAfter(({ replace }) => replace(ada, /stances:\n[^]*?\n\n/, noStances))
  expect(candidate('ada', edited)).toMatchObject({
    stances: [],
    noStances: { reason: 'did not respond', asOf: '2017-10-20' },
  })
})

it('keeps a candidate who withdrew, with date and sources', () => {
  const edited = guideAfter(({ replace }) =>
    replace(bob, 'incumbent:', 'withdrawn: { date: 2017-10-01, sources: [notice] }\nincumbent:'),
  )
  expect(candidate('bob', edited)?.withdrawn).toEqual({ date: '2017-10-01', sources: [notice] })
  expect(candidate('ada', edited)?.withdrawn).toBeUndefined()
})

it('publishes corrections', () => {
  const correction = { date: '2017-11-01', candidate: 'ada', text: 'We wrote x. It is y.' }
  const edited = guideAfter(({ replace }) =>
    replace('election.yaml', 'corrections: []', `corrections: [${JSON.stringify(correction)}]`),
  )
  expect(edited.election.corrections).toEqual([correction])
})

it('sorts the candidates of a race by surname, or by place on the ballot', () => {
  const mayors = (edited: typeof guide) => edited.candidates.slice(2).map(({ id }) => id)
  expect(mayors(guide)).toEqual(['cy', 'dee'])
  const edited = guideAfter(({ replace }) => {
    replace('candidates/cy.yaml', 'incumbent:', 'ballotOrder: 2\nincumbent:')
    replace('candidates/dee.yaml', 'incumbent:', 'ballotOrder: 1\nincumbent:')
  })
  expect(mayors(edited)).toEqual(['dee', 'cy'])
})

describe('generated images', () => {
  it('made from a photograph share a name prefix, which the open data omits', () => {
    const edited = guideAfter(({ replace, write }) => {
      write('/public/img/Ada-1.png', 'a photograph')
      replace(ada, 'incumbent: true', 'src: Ada-1.png\nincumbent: true')
    })
    expect(candidate('ada', edited)?.src).toBe('Ada-1.png')
    expect(candidate('ada', edited)?.photo).toMatch(/^Ada-1-[0-9a-f]{10}$/)
    expect(candidate('cy', edited)).toMatchObject({ src: 'cy.svg', photo: undefined })
    expect(JSON.stringify(openData(edited))).not.toMatch(/photo"|Ada-1-/)
  })

  it('are not made from photographs in development', () => {
    const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
    const edited = guideAfter(({ replace, write }) => {
      write('/public/img/ada.png', 'a photograph')
      replace(ada, 'incumbent: true', 'src: ada.png\nincumbent: true')
    })
    environment.restore()
    expect(candidate('ada', edited)).toMatchObject({ src: 'ada.png', photo: undefined })
  })
})
