/** @jest-environment node */
import { siteFileName } from '@/guide/fields/siteFileName'
import { chooseElection, findElection } from './findElection'
import { createFiles } from '@/guide/testing/createFiles'

/** A project with elections, and with a site's file. */
const createProject = (names: readonly string[], site?: string) =>
  createFiles({
    ...Object.fromEntries(names.map((name) => [`data/${name}/election.yaml`, 'city: Anytown'])),
    ...(site !== undefined && { [siteFileName]: site }),
  })

it('chooses the only election, or the one with the name', () => {
  expect(chooseElection(createProject([]))).toBeUndefined()
  expect(chooseElection(createProject(['springfield']))).toBe('springfield')
  expect(chooseElection(createProject(['springfield', 'anytown']), 'anytown')).toBe('anytown')
})

it('explains that a name is wrong', () => {
  const choose = () => chooseElection(createProject(['springfield', 'anytown']), 'nowhere')
  expect(choose).toThrow('expected: one of anytown, springfield')
})

it('needs a file that names the election of the site if there are several', () => {
  const files = createProject(['springfield', 'anytown'])
  expect(chooseElection(files)).toBeUndefined()
  expect(() => findElection(files)).toThrow(
    /Create the file with the line "current: springfield", or another [^]*, add the line "archive: \[anytown\]"/,
  )
})

it.each([
  [
    'a missing election',
    '# Ours.\ncurrent: nowhere\n',
    'line 2, current\n  expected: one of anytown\n  found: "nowhere"\n  what to do: Delete the file. The site then shows the only election.',
  ],
  [
    'an archive that is not a list',
    'current: medford-2023\narchive: medford-2021\n',
    'expected: a list of folders in data, like [springfield-2025]\n  found: the text "medford-2021"',
  ],
  ['nothing', '\n', 'expected: the fields of the site, like current: springfield-2027\n  found: nothing'],
  [
    'another field',
    'current: anytown\nelection: anytown\n',
    'line 2, election\n  expected: only these fields: current, archive',
  ],
  ['no YAML', 'current: [\n', 'expected: valid YAML'],
])('reports a file that names %s, even for the only election', (_name, text, expected) => {
  const find = () => findElection(createProject(['anytown'], text))
  expect(find).toThrow('data/site.yaml')
  expect(find).toThrow(expected)
})
