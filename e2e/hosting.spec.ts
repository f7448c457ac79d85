/** nginx with the example configuration. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { raceOf } from './support/election'
import { headersOf, immutable, listAddresses, revalidate } from './support/hostHeaders'
import { nginxPath, startNginx } from './support/nginx'
import { raceButton } from './support/raceButton'
import { expect, findCandidate, profilePath, test } from './support/site'

const isInstalled = nginxPath() !== undefined
test.skip(!isInstalled, 'nginx is not installed')
test.use({ needsFiles: true, host: isInstalled ? 'nginx' : 'strict' })

/** Media types by file name extension. */
const mediaTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml',
  atom: 'application/atom+xml',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** Requests an address without following redirects. */
async function request(url: string, encodings = 'identity') {
  const response = await fetch(url, { redirect: 'manual', headers: { 'accept-encoding': encodings } })
  const { headers, status } = response
  return { status, header: (name: string) => headers.get(name), body: await response.text() }
}

test('sends the headers of the file _headers for every type of file', async ({ address }) => {
  const samples = new Map(listAddresses().map((path) => [path.replace(/^(\/[^/]+\/)?.*?([^/.]*)$/, '$1*.$2'), path]))
  expect(samples.size).toBeGreaterThan(8)
  for (const path of samples.values()) {
    const { status, header } = await request(new URL(path, address).href)
    expect(status, path).toBe(path === '/404.html' ? 404 : 200)
    const { 'Content-Type': type = '', 'Cache-Control': cache = revalidate, ...others } = headersOf(path)
    expect(header('content-type'), path).toContain(type)
    expect(header('cache-control'), path).toBe(cache)
    expect(header('access-control-allow-origin')).toBe(others['Access-Control-Allow-Origin'] ?? null)
    for (const [name, value] of Object.entries(others)) expect(header(name), path).toBe(value)
  }
})

test('browsers may keep every image of a page for a year', async ({ address, election }) => {
  for (const path of ['candidates/', profilePath(findCandidate(election))]) {
    const { body } = await request(new URL(path, address).href)
    const images = [...body.matchAll(/ (?:src|srcset)="([^"]*\/img\/[^" ]*)/g)].map(([, url = '']) => url)
    expect(images.length).toBeGreaterThan(0)
    for (const url of images) {
      const { status, header } = await request(new URL(url, address).href)
      expect([url, status, header('cache-control')]).toEqual([url, 200, immutable])
    }
  }
})

test('sends compressed files to clients that accept them only', async ({ address }) => {
  const portrait = listAddresses()
    .find((path) => /^\/img\/.*\.svg$/.test(path))
    ?.slice(1)
  for (const path of ['', 'candidates/', 'candidates.json', 'sitemap.xml', portrait ?? 'icon.svg', 'nowhere']) {
    const compressed = await request(address + path, 'br, gzip')
    const identity = await request(address + path, 'br;q=0, gzip;q=0')
    expect(compressed.header('content-encoding'), path).toBe('br')
    expect(identity.header('content-encoding'), path).toBeNull()
    expect(Number(compressed.header('content-length'))).toBeLessThan(Number(identity.header('content-length')))
    expect(compressed.body).toBe(identity.body)
    expect(compressed.header('content-type')).toBe(identity.header('content-type'))
    for (const { header } of [compressed, identity]) expect(header('vary')).toBe('Accept-Encoding')
  }
})

test('answers wrong addresses with the not-found page and status 404', async ({ address }) => {
  const wrong = ['404/', '404.html', '_not-found/', 'nowhere', 'profile/', 'img/', '_next/static/none.js']
  for (const path of [...wrong, 'index.html.br', 'index.html.gz', '_headers']) {
    const { status, header, body } = await request(address + path)
    expect(status, path).toBe(404)
    expect(body).toContain('Page not found')
    expect(header('content-type')).toBe('text/html; charset=utf-8')
    expect(header('cache-control')).toBe(revalidate)
    expect(header('content-security-policy')).toContain("frame-ancestors 'none'")
  }
})

test('redirects a folder without its slash to its page, on the same host and port', async ({ address, election }) => {
  const profile = `profile/${findCandidate(election).id}`
  for (const path of ['candidates', '/candidates', profile]) {
    const { status, header } = await request(address + path)
    expect(status).toBe(301)
    expect(header('location')).toBe(`/${path.replace(/^\//, '')}/`)
  }
  expect((await fetch(address + profile)).url).toBe(`${address}${profile}/`)
})

test('serves the way of a voter from the landing page to a stance', async ({ page, election }) => {
  const candidate = findCandidate(election, 2)
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('./')
  await page.getByRole('link', { name: 'View Candidates' }).click()
  await raceButton(page, raceOf(election, candidate).name).click()
  await page.getByRole('link', { name: `${candidate.name} ${raceOf(election, candidate).position}` }).click()
  await page.getByRole('region', { name: 'Key stances' }).getByRole('heading').getByRole('link').first().click()
  await expect(page).toHaveURL(`${profilePath(candidate)}stance1/`)
  await expect(heading).toHaveText(candidate.stances[0]?.title ?? '')
})

test('serves legacy routes', async ({ page, election }) => {
  test.skip(!election.legacyRoutes, 'the election has no legacy routes')
  const candidate = findCandidate(election, 2)
  await page.goto(`./#/profile/${candidate.id}/stance2`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(`${profilePath(candidate)}stance2/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(candidate.stances[1]?.title ?? '')
})

test('serves a site under a base path, and nothing beside it', async () => {
  const folder = 'out-configured'
  test.skip(!existsSync(folder), `no ${folder}/`)
  const { address, stop } = await startNginx({ folder, basePath: '/guide' })
  try {
    expect((await request(`${address}candidates/`, 'gzip')).header('content-encoding')).toBe('gzip')
    expect((await request(`${address}candidates`)).header('location')).toBe('/guide/candidates/')
    expect((await request(address.slice(0, -1))).header('location')).toBe('/guide/')
    const hashed = listAddresses(folder).find((path) => path.startsWith('/_next/static/'))
    expect((await request(address.slice(0, -1) + hashed)).header('cache-control')).toBe(immutable)
    expect((await request(`${address}candidates.json`)).header('access-control-allow-origin')).toBe('*')
    for (const path of ['/guide/nowhere', '/guide/404.html', '/', '/candidates/']) {
      const { status, body } = await request(new URL(path, address).href)
      expect(status, path).toBe(404)
      expect(body).toContain('Page not found')
    }
  } finally {
    await stop()
  }
})

test('sends the media type of every type of file, and has photographs kept for a year', async () => {
  const types = new Set(listAddresses().map((path) => extname(path).slice(1) || 'html'))
  expect(Object.keys(mediaTypes)).toEqual(expect.arrayContaining([...types]))
  const folder = mkdtempSync(join(tmpdir(), 'types-'))
  const files = Object.keys(mediaTypes).map((type) => `img/photos/ada-480.0a1b2c3d.${type}`)
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), 'content')
  }
  const { address, stop } = await startNginx({ folder, basePath: '' })
  try {
    for (const file of files) {
      const { header } = await request(address + file)
      expect(header('content-type')).toBe(mediaTypes[extname(file).slice(1)])
      // A page is never kept, in whatever folder it is.
      expect(header('cache-control')).toBe(file.endsWith('.html') ? revalidate : immutable)
      expect(header('x-content-type-options')).toBe('nosniff')
    }
  } finally {
    await stop()
    rmSync(folder, { recursive: true })
  }
})
