import type { Candidate, Guide, GuideTranslation } from '@/guide/fields/published'
import { createWriter } from '@/guide/testing/createWriter'
import { aCandidate, aGuide, aPosition, aRace, aSource, aStance, anElection } from '@/guide/testing/factories'
import { buildStancePage, findProfileSections } from '@/guide/ask/pages/profile'
import { listNumberedSources } from './sources'
import { buildFairnessTables } from '@/guide/ask/pages/fairness'
import { countGaps } from '@/guide/ask/pages/about'
import { compareCandidates, findStance } from './candidates'
import { getCorrectionsContact } from './guide'
import { listPages } from '@/guide/ask/pages/sitemap'
import { describeTranslation, findWordsLanguage } from './listNotes'

const races = ['a', 'b', 'c', 'd'].map((id) => ({ ...aRace, id }))

function aCandidateIn(raceIds: readonly string[], fields: Partial<Candidate> = {}) {
  const candidacies = raceIds.map((race) => ({ race, position: 'Candidate' }))
  return aCandidate({ id: raceIds.join('-'), race: raceIds[0], candidacies, experience: undefined, ...fields })
}

it('has the sections that somebody fills for everyone in a race, and in races connected by somebody who runs in both', () => {
  const candidates = [
    aCandidateIn(['a']),
    aCandidateIn(['a', 'b']),
    aCandidateIn(['b', 'c']),
    aCandidateIn(['c'], { experience: 'Nurse.', positions: [aPosition], noStances: { reason: 'declined' } }),
    aCandidateIn(['d']),
  ].map((candidate) => ({ ...candidate, stances: [] }))
  const topics = [{ id: 'parks', name: 'Parks', races: ['a', 'b', 'c', 'd'] }]
  const guide = aGuide({ races, candidates, topics })
  const sections = candidates.map((candidate) => Object.values(findProfileSections(guide, candidate)))
  const all = [true, true, true]
  expect(sections).toEqual([all, all, all, all, [false, false, false]])
})

it('what others said is left to the comparison, for every topic, if it is too much for this page', () => {
  const write = createWriter()
  const topics = [
    { id: 'parks', name: 'Parks' },
    { id: 'pools', name: 'Pools', races: ['a'] },
  ]
  const stance = aStance(1, { topics: ['pools', 'parks'] })
  const ann = aCandidateIn(['a', 'b'], { stances: [stance] })
  const speak = (id: string, raceIds: readonly string[], length: number) =>
    aCandidateIn(raceIds, { id, positions: [{ ...aPosition, text: write(length) }] })
  const read = (length: number) => {
    const candidates = [ann, speak('bob', ['a'], length), speak('cleo', ['b'], length)]
    const { othersOnTopics } = buildStancePage(aGuide({ topics, races, candidates }), ann, stance)
    return othersOnTopics.map(({ topic, others }) => [topic.id, others?.length])
  }
  expect(read(2000)).toEqual([
    ['parks', 2],
    ['pools', 1],
  ])
  expect(read(30_000)).toEqual([
    ['parks', undefined],
    ['pools', undefined],
  ])
})

it('numbers the sources of positions in the order of the topics, as on the page', () => {
  const positions = ['parks', 'budget'].map((id) => ({ ...aPosition, topic: id, sources: [{ ...aSource, id }] }))
  const topics = ['budget', 'parks'].map((id) => ({ id, name: id }))
  const listed = listNumberedSources(aGuide({ topics }), aCandidate({ stances: [], positions }))
  expect(listed.map(({ source }) => source.id)).toEqual(['budget', 'parks', 'interview'])
})

const files = { election: 'data/a/election.yaml', candidates: { ada: 'data/a/candidates/ada.yml' } }
const guideWith = (corrections: string) => aGuide({ files, election: { ...anElection, publisher: { corrections } } })

it.each([
  'editors@guide.example',
  'https://guide.example/correct',
  'https://github.com/ada/guide/issues/new?template=correction.yml',
  'https://github.com/ada',
  'https://github.com.example/ada/guide',
])('is %s itself', (corrections) => {
  expect(getCorrectionsContact(guideWith(corrections), 'ada')).toBe(corrections)
})

it.each(['https://github.com/ada/guide', 'https://github.com/ada/guide/', 'https://github.com/ada/guide.git'])(
  'is the file of the page in the repository %s',
  (corrections) => {
    const guide = guideWith(corrections)
    const branch = 'https://github.com/ada/guide/blob/HEAD'
    expect(getCorrectionsContact(guide, 'ada')).toBe(`${branch}/data/a/candidates/ada.yml`)
    expect(getCorrectionsContact(guide)).toBe(`${branch}/data/a/election.yaml`)
    expect(getCorrectionsContact(guide, 'constructor')).toBe(`${branch}/data/a/election.yaml`)
  },
)

it('is undefined without an address for corrections', () => {
  expect(getCorrectionsContact(aGuide({ files }))).toBeUndefined()
})

describe('fairness', () => {
  const election = { ...anElection, results: { winners: {}, sources: [] } }

  /** The groupings of a race with results whose candidates have stances with these numbers of words. */
  function groupCandidates(...candidates: readonly (Partial<Candidate> & { readonly words: number })[]) {
    const all = candidates.map(({ words, ...fields }, index) =>
      aCandidate({
        id: `candidate-${index}`,
        src: `candidate-${index}.svg`,
        stances: words > 0 ? [aStance(1, { text: 'word '.repeat(words) })] : [],
        ...fields,
      }),
    )
    return buildFairnessTables(aGuide({ candidates: all, election })).flatMap(({ groupings }) => groupings)
  }

  it('compares nobody without several parties or results in the race', () => {
    expect(groupCandidates({ words: 1 }, { words: 9 })).toEqual([])
    expect(groupCandidates({ words: 1, party: 'Whig', result: 'elected' })).toEqual([])
    expect(groupCandidates()).toEqual([])
    const withdrawn = { sources: [] }
    expect(groupCandidates({ words: 1, result: 'elected' }, { words: 9, result: 'not elected', withdrawn })).toEqual([])
  })

  it('compares nobody by result before there are results, even if somebody is elected without a vote', () => {
    const candidates = [aCandidate({ result: 'acclaimed' }), aCandidate({ id: 'bob' })]
    expect(buildFairnessTables(aGuide({ candidates }))).toMatchObject([{ groupings: [] }])
    expect(buildFairnessTables(aGuide({ candidates, election }))).toMatchObject([
      { groupings: [{ groups: [{ label: 'Elected without a vote' }, { label: 'No result yet' }] }] },
    ])
  })

  it.each([
    [[120], [100], []],
    [[121], [100], ['words']],
    // In binary fractions, 3.6 is more than 1.2 times 3.
    [[3, 3, 4, 4, 4], [3], []],
    [[1], [0], ['stances', 'words']],
    [[0], [0], []],
  ])(
    'names averages of which the highest is more than 20% above the lowest: %j and %j',
    (elected, others, expected) => {
      const [byResult] = groupCandidates(
        ...elected.map((words) => ({ words, result: 'elected' as const })),
        ...others.map((words) => ({ words, result: 'not elected' as const })),
      )
      expect(byResult?.gaps.map(({ measure, high, low }) => [measure, high.label, low.label])).toEqual(
        expected.map((measure) => [measure, 'Elected', 'Not elected']),
      )
    },
  )

  it('lists parties and results in the order of the guide’s own language, and unknown ones last', () => {
    const parties = ['N/A', 'Whig', 'Federalist']
    const results = ['not elected', undefined, 'elected'] as const
    const build = (rename: (party: string) => string) =>
      aGuide({
        candidates: parties.map((party, index) =>
          aCandidate({
            id: `candidate-${index}`,
            party: rename(party),
            ...(results[index] ? { result: results[index] } : {}),
          }),
        ),
        election,
      })
    const original = build((party) => party)
    const translated = build((party) => (party === 'Federalist' ? 'Zentralist' : party))
    const listLabels = (guide: Guide) =>
      buildFairnessTables(guide).flatMap(({ groupings }) =>
        groupings.map(({ groups }) => groups.map(({ label }) => label)),
      )
    const byResult = ['Elected', 'Not elected', 'No result yet']
    expect(listLabels(original)).toEqual([['Federalist', 'Whig', 'Party not known'], byResult])
    expect(listLabels({ ...translated, translation: { from: 'en', candidates: {}, original } })).toEqual([
      ['Zentralist', 'Whig', 'Party not known'],
      byResult,
    ])
  })
})

it('counts the hours of a group that are not confirmed for this election', () => {
  const groupHours = [{ opens: '07:00', closes: '20:00', covers: 'state', group: 'ward', sources: [aSource] }] as const
  const when = { ...anElection.when, deadlines: [], groupHours }
  expect(countGaps(aGuide({ election: { ...anElection, when } })).unconfirmedFacts).toBe(3)
})

describe('the order of candidates', () => {
  it('is by surname, including surnames of several words', () => {
    const sortNames = ['Tringali, Melanie', 'de Winton, Max', 'Dewey, Ann', 'Torres Roth, Jaclyn', 'Ávila, José']
    const sorted = sortNames.map((sortName) => aCandidate({ sortName })).toSorted(compareCandidates)
    expect(sorted.map(({ sortName }) => sortName)).toEqual([
      'Ávila, José',
      'de Winton, Max',
      'Dewey, Ann',
      'Torres Roth, Jaclyn',
      'Tringali, Melanie',
    ])
  })

  it('is by place on the ballot, lowest first, if candidates have one, then write-ins', () => {
    const candidates = [
      aCandidate({ writeIn: true, sortName: 'Abel, W' }),
      aCandidate({ ballotOrder: 10, sortName: 'Adams, B' }),
      aCandidate({ ballotOrder: 2, sortName: 'Zola, A' }),
      aCandidate({ ballotOrder: 1, sortName: 'Moss, C' }),
    ]
    expect(candidates.toSorted(compareCandidates).map(({ ballotOrder }) => ballotOrder)).toEqual([1, 2, 10, undefined])
  })
})

it('finds a stance by the name in its address', () => {
  expect(findStance(aCandidate(), 'stance2')?.title).toBe('Title 2')
  for (const name of ['stance0', 'stance3', 'stance02', '2']) expect(findStance(aCandidate(), name)).toBeUndefined()
})

it('lists the pages of topics only if the comparison has too much for one page, and no page that leads to another', () => {
  const topics = ['parks', 'roads'].map((id) => ({ id, name: id }))
  const list = (length: number) => {
    const write = createWriter()
    const candidates = ['ann', 'bob'].map((id, index) =>
      aCandidate({
        id,
        stances: [],
        positions: topics.map(({ id: topic }) => ({ ...aPosition, topic, text: write(length) })),
        updated: `2017-10-2${index}`,
      }),
    )
    return listPages(aGuide({ topics, races: [aRace], candidates })).filter(({ path }) =>
      /^\/(?:topics|compare)\//.test(path),
    )
  }
  expect(list(2000)).toEqual([{ path: '/compare/cityCouncil/', updated: '2017-10-21' }])
  expect(list(30_000).map(({ path }) => path)).toEqual(['/compare/cityCouncil/', '/compare/cityCouncil/roads/'])
})

describe('translation', () => {
  const speakers = ['ada', 'bob'].map((id) => aCandidate({ id, stances: [aStance(1)] }))
  const silent = aCandidate({ id: 'cy', stances: [], positions: [], experience: undefined })
  const original = aGuide({ candidates: [...speakers, silent] })
  const describe = (candidates: GuideTranslation['candidates'], guide: Guide = original) =>
    describeTranslation({ ...guide, translation: { from: 'en', candidates, original } }, guide.candidates).join(' ')
  const byMachine = { translators: ['machine'], reviewers: ['Ana Silva'] }

  it('states that what candidates said is not translated, unless the notice on top of the page does', () => {
    const reviewed = { by: 'Ana Silva', date: '2027-10-01' }
    const find = (translation: GuideTranslation) => [
      findWordsLanguage({ ...original, translation }),
      ...describeTranslation({ ...original, translation }, original.candidates),
    ]
    const none = { from: 'en', candidates: {}, original }
    expect(find(none)).toEqual(['en'])
    expect(find({ ...none, reviewed })).toEqual([undefined, 'What the candidates said is only in English for now.'])
    expect(describe({ cy: byMachine })).toBe('What the candidates said is only in English for now.')
    expect(describe({ cy: byMachine }, aGuide({ candidates: [silent] }))).toBe('')
    expect(describeTranslation(original, original.candidates)).toEqual([])
  })

  it('names everyone who translated or reviewed it once, people before a machine', () => {
    expect(describe({ ada: byMachine, bob: { ...byMachine, translators: ['Machine'] } })).toBe(
      'What the candidates said was translated by a machine. Reviewed by Ana Silva.',
    )
    const byPerson = { translators: ['Leo Cruz'], reviewers: [] }
    expect(describe({ ada: byPerson, bob: byPerson })).toBe('What the candidates said was translated by Leo Cruz.')
    expect(describe({ ada: byMachine, bob: { translators: ['Leo Cruz'], reviewers: ['Eva Díaz'] } })).toBe(
      'What the candidates said was translated by Leo Cruz and a machine. Reviewed by Ana Silva and Eva Díaz.',
    )
  })

  it('names who translated one of several races, and the language of the rest', () => {
    expect(describe({ ada: byMachine })).toBe(
      'Part of what the candidates said was translated by a machine. Reviewed by Ana Silva. The rest is only in English for now.',
    )
  })
})
