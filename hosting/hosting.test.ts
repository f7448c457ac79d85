/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { everywhere, hashedFolders, headersFile, immutable, revalidated } from './headers'

const example = (name: string) => readFileSync(join(__dirname, name), 'utf8')
const nginx = example('nginx.conf')
const caddy = example('Caddyfile')

it('names every address in _headers with the base path', () => {
  const patterns = (basePath: string) =>
    headersFile(basePath)
      .split('\n')
      .filter((line) => line.startsWith('/'))
  expect(patterns('')).toContain('/profile/*')
  expect(patterns('/medford')).toEqual(patterns('').map((pattern) => `/medford${pattern}`))
})

it('sets no header in two rules of _headers, except for how long what is kept', () => {
  const names = [...headersFile('').matchAll(/^ {2}([^:]+):/gm)].map(([, name]) => name)
  const others = names.filter((name) => name !== 'Cache-Control')
  expect(new Set(others).size).toBe(others.length)
})

it.each(Object.entries(everywhere))('%s is the same in the examples', (name, value) => {
  expect(nginx).toContain(`add_header ${name} "${value}" always;`)
  expect(caddy).toContain(`${name} "${value}"`)
})

it('keeps the same files for the same time in the examples', () => {
  const [, pattern = ''] = new RegExp(`~(\\S+) "${immutable}";`).exec(nginx) ?? []
  const keptByNginx = (path: string) => new RegExp(pattern).test(path)
  for (const folder of hashedFolders) {
    expect(keptByNginx(`${folder}file`)).toBe(true)
    expect(keptByNginx(`/medford${folder}file`)).toBe(true)
  }
  for (const path of ['/', '/candidates/', '/img/bears.svg', '/candidates.json']) expect(keptByNginx(path)).toBe(false)
  expect(nginx).toMatch(new RegExp(`default +"${revalidated}";`))

  const folders = hashedFolders.map((folder) => `*${folder}*`).join(' ')
  expect(caddy).toContain(`@hashed path ${folders}\n\theader @hashed Cache-Control "${immutable}"`)
  expect(caddy).toContain(`@named not path ${folders}\n\theader @named Cache-Control "${revalidated}"`)
})

it('opens the data to other sites in the examples', () => {
  expect(nginx).toMatch(/~\/candidates\\\.json\$ "\*";/)
  expect(caddy).toContain('@openData path */candidates.json\n\theader @openData Access-Control-Allow-Origin "*"')
})

it('adds headers for the whole nginx server only, since a location with one of its own forgets those', () => {
  const locations = [...nginx.matchAll(/location [^{]*\{([^}]*)\}/g)].map(([, inside]) => inside)
  expect(locations.length).toBeGreaterThan(1)
  expect(locations.filter((inside) => inside?.includes('add_header'))).toEqual([])
})
