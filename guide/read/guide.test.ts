import { buildBallotContests } from '@/guide/ask/pages/ballot'
import { buildRaceResults } from '@/guide/ask/pages/results'
import { buildComparison } from '@/guide/ask/pages/comparison'
import { buildFairnessTables } from '@/guide/ask/pages/fairness'
import { listComparedRaces } from '@/guide/ask/races'
import { listPages } from '@/guide/ask/pages/sitemap'
import { certainties } from '@/guide/fields/publicationRules'
import type { Guide } from '@/guide/fields/published'
import { dataFiles, formatDataFile, schemaFile } from '@/guide/open/files'
import { editFixture, loadEdited, reportEdited } from '@/guide/testing/fixtures'
import { renameAllIds, renameIds } from '@/guide/testing/inheritedIds'
import { listUnclear } from '@/guide/testing/plainMessages'
import { loadGuide } from './guide'
import { warnAboutPeople } from './people'
import { parseYaml } from './yaml'
import { findMovedStances } from '@/guide/write/stanceAddresses'

describe('buildPublicFacts', () => {
  const guide = loadEdited(() => {})

  const isPublished = { none: false, low: false, medium: true, 'medium-high': true, high: true }

  it.each(certainties)('a fact with the certainty %s is published or omitted as the rules require', (certainty) => {
    const deadline = `{ label: Register, date: 2017-10-28, covers: state, certainty: ${certainty}, sources: [notice] }`
    const { election } = loadEdited(({ replace }) => {
      replace('election.yaml', 'deadlines: []', `deadlines: [${deadline}]`)
      for (const level of ['medium-high', 'high', 'none', 'medium'])
        replace('election.yaml', `certainty: ${level}\n`, `certainty: ${certainty} #\n`)
    })
    const { when, where, how } = election
    const facts = [when.hours, when.deadlines[0], where.finder, where.offices?.[0], how?.instructions]
    expect(facts.map((fact) => fact !== undefined)).toEqual(facts.map(() => isPublished[certainty]))
    expect(when.deadlines).toHaveLength(Number(isPublished[certainty]))
  })

  it('has types without private fields', () => {
    // @ts-expect-error A candidate's note is private.
    expect(guide.candidates[0]?.editorNote).toBeUndefined()
    // @ts-expect-error A candidate's confidence is private.
    expect(guide.candidates[0]?.confidence).toBeUndefined()
    // @ts-expect-error The certainty of a fact is private.
    expect(guide.election.when.hours?.certainty).toBeUndefined()
  })
})

it('has an area for every group that not everyone votes in if the file has no areas', () => {
  const { areas } = loadEdited(({ replace, remove }) => {
    replace('election.yaml', /areaKinds:[^]*?\n(?=races:)/, '')
    remove('streets.csv')
  }, 'region')
  const ids = ['port-larkin', 'ward-1', 'ward-2', 'ward-3', 'school']
  expect(areas.map(({ id, groups }) => [id, groups])).toEqual(ids.map((id) => [id, [id]]))
})

const original = loadEdited(() => {}, 'region')
const renamed = loadEdited(renameAllIds, 'region')

/** Everything that pages and the open data show of a guide, without the paths of files, which are in alphabetical order. */
function buildAll(guide: Guide): string {
  const values = [
    { ...guide, files: undefined },
    listPages(guide),
    buildBallotContests(guide),
    listComparedRaces(guide).map((race) => buildComparison(guide, race)),
    buildFairnessTables(guide),
    buildRaceResults(guide),
  ]
  const files = dataFiles.filter((name) => name !== schemaFile).map((name) => formatDataFile(name, guide, ''))
  return [JSON.stringify(values, undefined, 1), ...files].join('\n')
}

it('treats ids like `constructor` and `toString` like any other', () => {
  expect(buildAll(renamed)).toBe(renameIds(buildAll(original)))
})

it('reports missing winners of a race called constructor', () => {
  const report = reportEdited(({ replace }) => {
    replace('election.yaml', 'id: mayor', 'id: constructor')
    for (const id of ['cy', 'dee']) replace(`candidates/${id}.yaml`, 'race: mayor', 'race: constructor')
    replace('election.yaml', '    mayor:\n      - dee\n', '  status: certified\n')
  })
  expect(report).toMatch(/results, winners, constructor\n {2}Mayor must have 1 winner, not 0\./)
})

it('reports an error in the date of the election once', () => {
  const message = reportEdited(({ replace }) => replace('election.yaml', 'date: 2017-11-07', 'date: 2003-11-07'))
  expect(message).toMatch(/^1 problem\. .*\n\ndata.anytown-2017.election\.yaml, line 8, date\n/)
})

it('freezes the guide', () => {
  const { candidates, election } = loadEdited(() => {})
  expect(() => Object.assign(candidates[0] ?? {}, { name: 'Nobody' })).toThrow(TypeError)
  expect(() => Object.assign(election.when, { hours: undefined })).toThrow(TypeError)
})

it('accepts an election without voting facts', () => {
  const { election } = loadEdited(({ replace }) => replace('election.yaml', /where:\n(.*\n)*?\n/, 'where: {}\n'))
  expect(election.where).toEqual({})
})

it('requires an election', () => {
  const copy = editFixture()
  copy.remove('election.yaml')
  expect(() => loadGuide(copy.files)).toThrow('There is no election yet.')
})

/** An election with one candidate for each string of YAML, like `name: Ada Byron`. */
function anElection(year: number, ...candidates: readonly string[]) {
  const folder = `data/anytown-${year}`
  return {
    election: parseYaml(`date: ${year}-11-07\n`, `${folder}/election.yaml`),
    candidates: candidates.map((text, index) => ({
      data: parseYaml(`${text}\n`, `${folder}/candidates/${index}.yaml`),
    })),
  }
}

const warn = (...[own, ...others]: readonly [string, ...string[]]) => {
  const problems = warnAboutPeople(
    anElection(2019, own),
    others.map((other, index) => anElection(2017 + 4 * index, other)),
  )
  expect(listUnclear(problems)).toEqual([])
  return problems.map(({ file, message }) => [file.split('/')[1], message])
}

it('suggests one person for a candidate with the name of an earlier one, once, in the later election', () => {
  const suggestion = /2017-11-07 is also named Ada Byron\. .* enter “ada-byron” under “Person” in both elections\./
  expect(warn('name: Ada Byron', 'name: ADA BYRON')).toEqual([['anytown-2019', expect.stringMatching(suggestion)]])
  expect(warn('name: Ada Byron', 'name: Bob Cole', 'name: Ada Byron')).toEqual([])
})

it('suggests the person that the other election has, in both directions', () => {
  const warnings = [['anytown-2019', expect.stringContaining('enter “ada” under “Person” here.')]]
  expect(warn('name: Ada Byron', 'name: Bob Cole', 'name: Ada Byron\nperson: ada')).toEqual(warnings)
  expect(warn('name: Ada Byron', 'name: Ada Byron\nperson: ada')).toEqual(warnings)
  expect(warn('name: Ada Byron', 'name: Ada Byron', 'name: Ada Byron\nperson: ada')).toEqual(warnings)
})

it('warns about one person with names that share no word, and not about a short form or another person', () => {
  const own = 'name: Zac Bears\nperson: bears'
  expect(warn(own, 'name: Ann Lee\nperson: bears')).toEqual([
    ['anytown-2019', expect.stringContaining('In the election of 2017-11-07, the person “bears” is Ann Lee.')],
  ])
  expect(warn(own, 'name: Zachary Béars\nperson: bears')).toEqual([])
  expect(warn(own, 'name: Zac Bears\nperson: other')).toEqual([])
})

it('compares names with those of every earlier election, even if a later one differs, too', () => {
  const [first, own, last] = [
    anElection(2017, 'name: Bob Cole\nperson: bears'),
    anElection(2019, 'name: Zac Bears\nperson: bears'),
    anElection(2021, 'name: Ann Lee\nperson: bears'),
  ]
  expect(warnAboutPeople(own, [last, first])).toHaveLength(1)
})

it('rejects a person who is twice in an election', () => {
  const report = reportEdited(({ replace }) => {
    for (const file of ['ada', 'bob']) replace(`candidates/${file}.yaml`, 'name:', 'person: ada\nname:')
  })
  expect(report).toContain('candidates/bob.yaml, line 4, person')
  expect(report).toContain('has the same person, “ada”')
})

const stance = (title: string) => ({ title, text: `Wants ${title} in every part of the city.` })
const [buses, library, roads, trees] = ['buses', 'a library', 'roads', 'trees'].map(stance)
const before = [buses, library, roads]
const address = (number: number) => `/profile/ada/stance${number}/`

it.each([
  ['new stances at the end', [buses, library, roads, trees], []],
  ['an edited title', [buses, { ...library, title: 'A new library' }, roads], []],
  ['edited text', [buses, { ...library, text: 'Wants a library in every part of town.' }, roads], []],
  ['sources, which the open data has too', before.map((each, index) => ({ ...each, number: index + 1 })), []],
])('keeps every address with %s', (_name, after, moved) => {
  expect(findMovedStances('ada', before, after)).toEqual(moved)
})

it.each([
  [
    'swapped',
    [library, buses, roads],
    [
      { from: address(1), to: address(2) },
      { from: address(2), to: address(1) },
    ],
  ],
  ['removed', [buses, roads], [{ from: address(2) }, { from: address(3), to: address(2) }]],
  ['removed at the end', [buses, library], [{ from: address(3) }]],
  [
    'moved by a new one',
    [trees, ...before],
    [1, 2, 3].map((number) => ({ from: address(number), to: address(number + 1) })),
  ],
  ['all removed', undefined, [1, 2, 3].map((number) => ({ from: address(number) }))],
])('lists stances that are %s', (_name, after, moved) => {
  expect(findMovedStances('ada', before, after)).toEqual(moved)
})

it.each([[undefined], ['text'], [[null, 3, [], {}]]])('accepts stances of any form: %j', (stances) => {
  expect(findMovedStances('ada', stances, stances)).toEqual([])
})
