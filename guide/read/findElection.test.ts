import { siteFileName } from '@/guide/files/files'
import { chooseElection, findElection } from './site'
import { createFiles } from '@/guide/testing/createFiles'

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
  expect(choose).toThrow('There is no election “nowhere”. Use one of anytown, springfield.')
})

it('needs a file that names the election of the site if there are several', () => {
  const files = createProject(['springfield', 'anytown'])
  expect(chooseElection(files)).toBeUndefined()
  expect(() => findElection(files)).toThrow(
    /Or write this file: “current: springfield”, and “archive: \[anytown\]” to keep the others/,
  )
})

it.each([
  ['a missing election', '# Ours.\ncurrent: nowhere\n', 'line 2, current\n  There is no election “nowhere”. Choose'],
  [
    'an archive that is not a list',
    'current: medford-2023\narchive: medford-2021\n',
    'line 2, archive\n  This must be a list of folders in data, like [springfield-2025].',
  ],
  ['nothing', '\n', 'This must be the fields of the site, like current: springfield-2027.'],
  ['another field', 'current: anytown\nelection: anytown\n', 'line 2, election\n  There is no field “election” here.'],
  ['no YAML', 'current: [\n', 'Line 2 cannot be read.'],
])('reports a file that names %s, even for the only election', (_name, text, expected) => {
  const find = () => findElection(createProject(['anytown'], text))
  expect(find).toThrow('data/site.yaml')
  expect(find).toThrow(expected)
})
