/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { loadEdited } from '@/guide/testing/copyElection'

const election = 'election.yaml'
const guide = loadEdited(() => {}, 'region')
const find = (id: string) => guide.candidates.find((candidate) => candidate.id === id)

it('has one profile for a person in two races, with the facts of each', () => {
  expect(find('oduya')?.candidacies).toEqual([
    { race: 'PL_mayor', position: 'Candidate for Mayor of Port Larkin', incumbent: true, result: 'elected' },
    {
      race: 'PL-council',
      position: 'Candidate for Port Larkin Town Council',
      incumbent: false,
      result: 'not elected',
      votes: 1302,
    },
  ])
})

it('has the results that are known', () => {
  const outcomes = guide.candidates.map(({ id, result, votes }) => [id, [result, votes]])
  expect(Object.fromEntries(outcomes)).toMatchObject({
    adair: ['elected', 4210],
    marsh: ['not elected', 3977],
    quill: ['acclaimed', undefined],
    zhou: [undefined, 411],
    fontaine: ['not elected', undefined],
  })
})

it('omits what is not known', () => {
  expect(find('marsh')).not.toHaveProperty('experience')
  expect(find('marsh')).toMatchObject({ incumbent: undefined, party: 'N/A', stances: [], positions: [] })
  expect(guide.election.when.periods?.map(({ label }) => label)).toEqual([
    'Advance voting',
    'Voting by phone and online',
  ])
})

it('uses the areas of the file, or else every group that not everyone votes in', () => {
  expect(guide.areas.map(({ id }) => id)).toEqual(['port-larkin', 'ferry', 'mill', 'ridge'])
  const withoutAreas = loadEdited(({ replace }) => replace(election, /areas:\n((?: .*\n)+)\n/, ''), 'region')
  expect(withoutAreas.areas.map(({ id, groups }) => [id, groups])).toEqual(
    ['port-larkin', 'ward-1', 'ward-2', 'ward-3', 'school'].map((id) => [id, [id]]),
  )
})

it('cites a source of its own for each fact, so that tests notice a source in the wrong place', () => {
  const files = ['election.yaml', ...guide.candidates.map(({ id }) => `candidates/${id}.yaml`)]
  const texts = files.map((file) => readFileSync(`data/fixtures/region/${file}`, 'utf8')).join('')
  const ids = [...texts.matchAll(/(?:ources: \[|partySource: )([^\]\n]+)/g)].flatMap(([, list = '']) =>
    list.split(', '),
  )
  expect(ids.length).toBeGreaterThan(40)
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
})
