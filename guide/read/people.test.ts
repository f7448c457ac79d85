/** @jest-environment node */
import { listUnclear } from '@/guide/testing/plainMessages'
import { reportEdited } from '@/guide/testing/copyElection'
import { warnAboutPeople } from './people'
import { parseYaml } from './readYaml'

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
  return problems.map(({ file, found, fix }) => [file.split('/')[1], found, fix])
}

it('suggests one person for a candidate with the name of an earlier one, once, in the later election', () => {
  const suggestion =
    'If it is the same person, write "person: ada-byron" in both files. If not, write another short name.'
  const found = 'no "person", and the name of data/anytown-2017/candidates/0.yaml'
  expect(warn('name: Ada Byron', 'name: ADA BYRON')).toEqual([['anytown-2019', found, suggestion]])
  expect(warn('name: Ada Byron', 'name: Bob Cole', 'name: Ada Byron')).toEqual([])
})

it('suggests the person that the other election has, in both directions', () => {
  const fix = 'If it is the same person, write "person: ada" here. If not, write another short name.'
  expect(warn('name: Ada Byron', 'name: Bob Cole', 'name: Ada Byron\nperson: ada')).toEqual([
    ['anytown-2019', expect.anything(), fix],
  ])
  expect(warn('name: Ada Byron', 'name: Ada Byron\nperson: ada')).toEqual([['anytown-2019', expect.anything(), fix]])
  expect(warn('name: Ada Byron', 'name: Ada Byron', 'name: Ada Byron\nperson: ada')).toEqual([
    ['anytown-2019', expect.anything(), fix],
  ])
})

it('warns about one person with names that share no word, and not about a short form or another person', () => {
  const own = 'name: Zac Bears\nperson: bears'
  expect(warn(own, 'name: Ann Lee\nperson: bears')).toEqual([
    ['anytown-2019', '"bears", who is Ann Lee in data/anytown-2017/candidates/0.yaml', expect.anything()],
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
  expect(report).toContain('found: "ada", which appears twice')
})
