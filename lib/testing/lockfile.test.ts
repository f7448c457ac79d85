import { readFileSync } from 'node:fs'

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly integrity?: string }>>
}

it('has a digest of every package for every system, so that npm ci installs nothing else', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  const { '': _project, ...installed } = packages
  expect(Object.keys(installed).length).toBeGreaterThan(100)
  expect(Object.keys(installed).filter((path) => !installed[path]?.integrity?.startsWith('sha512-'))).toEqual([])
})
