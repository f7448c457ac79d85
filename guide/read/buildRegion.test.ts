import { readFileSync } from 'node:fs'
import { loadEdited } from '@/guide/testing/copyElection'

const guide = loadEdited(() => {}, 'region')

it('uses the areas of the file, or else every group that not everyone votes in', () => {
  expect(guide.areas.map(({ id }) => id)).toEqual(['port-larkin', 'ferry', 'mill', 'ridge', 'french', 'english'])
  const withoutAreas = loadEdited(({ replace, remove }) => {
    replace('election.yaml', /areaKinds:[^]*?\n(?=races:)/, '')
    remove('streets.csv')
  }, 'region')
  expect(withoutAreas.areas.map(({ id, groups }) => [id, groups])).toEqual(
    ['port-larkin', 'ward-1', 'ward-2', 'ward-3', 'school'].map((id) => [id, [id]]),
  )
})

it('cites a source of its own for each fact, so that tests notice a source in the wrong place', () => {
  const files = ['election.yaml', ...guide.candidates.map(({ id }) => `candidates/${id}.yaml`)]
  const yaml = files.map((file) => readFileSync(`data/fixtures/region/${file}`, 'utf8')).join('')
  const ids = [...yaml.matchAll(/(?:ources: \[|partySource: )([^\]\n]+)/g)].flatMap(([, list = '']) => list.split(', '))
  expect(ids.length).toBeGreaterThan(40)
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
})
