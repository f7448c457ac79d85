import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getHeaders } from '@/lib/server/headers'
import { readEnv } from '@/lib/env'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { addHostFiles, formatHeaders } from '@/build/postbuild'
import { getHostHeaders, parseRules } from './testing/parseRules'
import { addresses, files } from './testing/sampleSite'

const names = [...new Set(files.map((file) => file.split('/')[0]!)), 'index.html.br']
const format = (basePath = '') => formatHeaders(basePath, names)

it('prefixes every path with the base path', () => {
  const patterns = (basePath: string) => parseRules(format(basePath)).map(({ pattern }) => pattern)
  expect(patterns('')).toContain('/profile/*')
  expect(patterns('/guide')).toEqual(patterns('').map((pattern) => `/guide${pattern}`))
})

it('has no rules for files without an address', () => {
  const patterns = parseRules(format()).map(({ pattern }) => pattern)
  expect(patterns).not.toContain('/_headers')
  expect(patterns).not.toContain('/_redirects')
  expect(patterns).not.toContain('/404.html')
  expect(patterns).not.toContain('/index.html.br')
})

it.each([...addresses, '/2025-11-04/es/profile/ada/', '/2025-11-04/data/v1/sources.csv'])(
  'gives %s the headers of the table',
  (path) => {
    const headers = getHostHeaders(format(), path)
    // Both hosts revalidate files by default, and have the types of common extensions.
    const defaults = {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Type': getHeaders(path)['Content-Type'],
    }
    expect({ ...defaults, ...headers }).toEqual(getHeaders(path))
  },
)

it('stays within the 100 rules and 2,000 characters per line that Cloudflare Pages reads, with ten archived elections', () => {
  const dates = Array.from({ length: 10 }, (_, index) => `20${20 + index}-11-04`)
  expect(parseRules(formatHeaders('', [...names, ...dates])).length).toBeLessThan(100)
  expect(
    Math.max(
      ...format()
        .split('\n')
        .map((line) => line.length),
    ),
  ).toBeLessThan(2000)
})

describe('in a complete site', () => {
  /** Adds the host files of a site with some archived elections. Returns the number of rules for the current one's day, and what was printed. */
  async function add(archivedCount: number) {
    const dates = Array.from({ length: archivedCount }, (_, index) => `20${10 + index}-11-04`)
    const archived = dates.map((date) => `${date}/index.html`)
    const folder = createTemporaryFolder(
      Object.fromEntries([...archived, '2099-11-04/index.html'].map((file) => [file, 'page'])),
    )
    const log = jest.spyOn(console, 'log').mockImplementation()
    await addHostFiles(folder, readEnv({}), new Map(archived.map((file) => [file, 'digest'])))
    const [printed] = log.mock.calls.map(String)
    log.mockRestore()
    const rules = parseRules(readFileSync(join(folder, '_headers'), 'utf8'))
    return { printed, ownRules: rules.filter(({ pattern }) => pattern.startsWith('/2099')).length }
  }

  it('has one rule for the lasting address of the current election', async () => {
    expect(await add(3)).toEqual({ printed: undefined, ownRules: 1 })
  })

  it('warns of more rules than Cloudflare Pages reads', async () => {
    expect((await add(30)).printed).toMatch(
      /^On Cloudflare Pages, some files will lack headers: _headers has 1\d\d rules/,
    )
  })
})
