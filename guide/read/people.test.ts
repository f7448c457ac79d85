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
