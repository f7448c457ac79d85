import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { childEnv } from '../lib/env'
import { files } from './files'
import { races } from './medford'
import { expect, openData, test } from './site'

/** Names of the files that hold a text. */
function filesWith(folder: string, text: string | RegExp): string[] {
  return [...files(folder)].flatMap(([name, content]) => {
    const string = content.toString('utf8')
    return (typeof text === 'string' ? string.includes(text) : text.test(string)) ? [name] : []
  })
}

test('without an id nothing of page views ships', ({ folder, plain }) => {
  const traces = /googletagmanager|page_view|dataLayer|next-third-parties|globalPrivacyControl/
  expect(filesWith(folder, traces)).toEqual([])
  expect(filesWith(plain ? 'out-configured-plain' : 'out-configured', traces)).not.toEqual([])
})

test('what is for editors only is nowhere in the export', ({ folder }) => {
  const data = 'data/medford-2023'
  const candidates = readdirSync(join(data, 'candidates')).map((file) => join(data, 'candidates', file))
  const notes = [join(data, 'election.yaml'), ...candidates].flatMap((file) =>
    notesIn(parse(readFileSync(file, 'utf8'))),
  )
  expect(notes.length).toBeGreaterThan(25)
  const everything = [...files(folder).values()].map((content) => content.toString('utf8')).join('\n')
  expect(notes.filter((note) => everything.includes(note))).toEqual([])
  expect(filesWith(folder, /editorNote|"confidence"|"certainty"/)).toEqual([])
})

test('the address of a source that must not be linked is nowhere in the export', ({ folder }) => {
  const sources = parse(readFileSync('data/medford-2023/sources.yaml', 'utf8')) as Record<
    string,
    { url: string; link?: boolean }
  >
  const unlinked = Object.values(sources).filter(({ link }) => link === false)
  expect(unlinked.length).toBeGreaterThan(5)
  for (const { url } of unlinked) expect(filesWith(folder, url)).toEqual([])
})

test('the open data has the 21 candidates with exactly the eight published fields', async ({ request }) => {
  const response = await request.get('/candidates.json')
  expect(response.headers()['content-type']).toBe('application/json; charset=utf-8')
  const fields = ['id', 'src', 'name', 'position', 'party', 'experience', 'keyStances', 'stanceInfo']
  const candidates = (await response.json()) as object[]
  expect(candidates).toHaveLength(races.reduce((sum, race) => sum + race.candidates, 0))
  for (const candidate of candidates) expect(Object.keys(candidate)).toEqual(fields)
  expect(openData().filter(({ keyStances, stanceInfo }) => keyStances.length !== stanceInfo.length)).toEqual([])
})

test('no address is claimed where none is configured', async ({ page, request }) => {
  await page.goto('/')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  expect(await (await request.get('/robots.txt')).text()).not.toContain('Sitemap')
  expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(/^image\//)
})

test('a build that fails says why, and leaves nothing that looks finished', () => {
  const out = 'out-broken'
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'index.html'), 'from an earlier build')
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['scripts/build.ts'], {
    encoding: 'utf8',
    env: childEnv({ OUT_DIR: out, BASE_PATH: 'medford/' }),
  })
  expect(status).toBe(1)
  expect(stderr).toContain('BASE_PATH')
  expect(stderr).toContain('a path like /medford')
  expect(existsSync(out)).toBe(false)
})

/** The notes of a file, wherever they stand. */
function notesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'editorNote' ? [String(inner)] : notesIn(inner),
  )
}
