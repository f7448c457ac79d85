/** What hosts do with the export: nginx, set up as the example says, and the hosts that read `_headers`. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { nginxPath, startNginx } from './nginx'
import { expect, sitemapPaths, test } from './site'

const installed = nginxPath() !== undefined
const skipped = 'nginx is not installed'
test.use({ host: installed ? 'nginx' : 'strict' })

const page = 'public, max-age=0, must-revalidate'
const hashed = 'public, max-age=31536000, immutable'

/** Every kind of file that hosts must know. */
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** Addresses of the export's files, those for hosts left out. */
function addresses(folder = 'out'): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.br$|\.gz$|^_headers$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length)
        .replace(/\/index\.html$/, '/'),
    )
}

/** The headers that `_headers` gives an address: those of every rule that matches, and equal names joined. */
function headersOf(address: string, out = 'out'): Record<string, string> {
  const all: Record<string, string> = {}
  for (const rule of readFileSync(join(out, '_headers'), 'utf8').split('\n\n')) {
    const [pattern = '', ...lines] = rule.trim().split('\n')
    if (pattern.endsWith('*') ? !address.startsWith(pattern.slice(0, -1)) : address !== pattern) continue
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? []
      all[name] = name in all ? `${all[name]}, ${value}` : value
    }
  }
  return all
}

test.describe('the file _headers', () => {
  for (const [out, basePath] of [
    ['out', ''],
    ['out-configured', '/medford'],
  ] as const)
    test(`in ${out} has pages revalidated, and keeps what has a hash in its name for a year`, () => {
      const all = addresses(out)
      expect(all.filter((path) => path.endsWith('/'))).toHaveLength(sitemapPaths(out).length)
      for (const path of all) {
        const cache = headersOf(basePath + path, out)['Cache-Control']
        // What no rule names is revalidated too: the hosts do so by themselves.
        const said = path.endsWith('/') ? cache : (cache ?? page)
        expect(said, path).toBe(/^\/(_next\/static|img\/photos)\//.test(path) ? hashed : page)
      }
    })

  test('protects every file, opens the data, and never sets a header twice', () => {
    for (const path of addresses())
      expect(headersOf(path), path).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
      })
    expect(headersOf('/candidates.json')['Access-Control-Allow-Origin']).toBe('*')
    expect(headersOf('/manifest.webmanifest')['Content-Type']).toContain('application/manifest+json')
  })

  test('under a base path speaks of nothing beside it', () => {
    expect(headersOf('/profile/bears/', 'out-configured')).toEqual({})
  })
})

test.describe('nginx with the example', () => {
  test.skip(!installed, skipped)

  /** An answer as it comes, not followed elsewhere. */
  async function ask(url: string, encodings = 'identity') {
    const response = await fetch(url, { redirect: 'manual', headers: { 'accept-encoding': encodings } })
    const { headers, status } = response
    return { status, header: (name: string) => headers.get(name), body: await response.text() }
  }

  test('says of every kind of file what _headers says', async ({ address }) => {
    const kinds = new Map(addresses().map((path) => [path.replace(/^(\/[^/]+\/)?.*?([^/.]*)$/, '$1*.$2'), path]))
    expect(kinds.size).toBeGreaterThan(8)
    for (const path of kinds.values()) {
      const { status, header } = await ask(new URL(path, address).href)
      if (path === '/404.html') expect(status).toBe(404)
      else expect(status, path).toBe(200)
      const { 'Content-Type': type = '', 'Cache-Control': cache = page, ...others } = headersOf(path)
      expect(header('content-type'), path).toContain(type)
      expect(header('cache-control'), path).toBe(cache)
      expect(header('access-control-allow-origin')).toBe(others['Access-Control-Allow-Origin'] ?? null)
      for (const [name, value] of Object.entries(others)) expect(header(name), path).toBe(value)
    }
  })

  test('sends the compressed form to a browser that takes it, and to no other', async ({ address }) => {
    for (const path of ['', 'candidates/', 'candidates.json', 'sitemap.xml', 'img/bears.svg', 'nowhere']) {
      const small = await ask(address + path, 'br, gzip')
      const plain = await ask(address + path, 'br;q=0, gzip;q=0')
      expect(small.header('content-encoding'), path).toBe('br')
      expect(plain.header('content-encoding'), path).toBeNull()
      expect(Number(small.header('content-length'))).toBeLessThan(Number(plain.header('content-length')))
      expect(small.body).toBe(plain.body)
      expect(small.header('content-type')).toBe(plain.header('content-type'))
      for (const { header } of [small, plain]) expect(header('vary')).toBe('Accept-Encoding')
    }
  })

  test('answers a wrong address with the not-found page and its status', async ({ address }) => {
    const wrong = ['404/', '404.html', '_not-found/', 'nowhere', 'profile/', 'img/', '_next/static/none.js']
    for (const path of [...wrong, 'index.html.br', 'index.html.gz', '_headers']) {
      const { status, header, body } = await ask(address + path)
      expect(status, path).toBe(404)
      expect(body).toContain('Page not found')
      expect(header('content-type')).toBe('text/html; charset=utf-8')
      expect(header('cache-control')).toBe(page)
      expect(header('content-security-policy')).toBe("frame-ancestors 'none'")
    }
  })

  test('sends a folder on to its page, at the host and port that were asked for', async ({ address }) => {
    for (const path of ['candidates', '/candidates', 'profile/bears']) {
      const { status, header } = await ask(address + path)
      expect(status).toBe(301)
      expect(header('location')).toBe(`/${path.replace(/^\//, '')}/`)
    }
    const followed = await fetch(`${address}profile/bears`)
    expect(followed.url).toBe(`${address}profile/bears/`)
  })

  test('takes a voter from the landing page to a stance, and a legacy route there as well', async ({ page: tab }) => {
    await tab.goto('/')
    await tab.getByRole('link', { name: 'View Candidates' }).click()
    await tab.getByRole('link', { name: /^Zac Bears/ }).click()
    await tab.getByRole('link', { name: 'Budget and new revenue' }).click()
    await expect(tab).toHaveURL('/profile/bears/stance1/')
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Budget and new revenue')
    await tab.goto('/#/profile/tseng/stance3', { waitUntil: 'commit' })
    await expect(tab).toHaveURL('/profile/tseng/stance3/')
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('serves under a base path, and has no page beside it', async () => {
    const { address, stop } = await startNginx({ folder: 'out-configured', basePath: '/medford' })
    try {
      expect((await ask(`${address}candidates/`, 'gzip')).header('content-encoding')).toBe('gzip')
      expect((await ask(`${address}candidates`)).header('location')).toBe('/medford/candidates/')
      expect((await ask(address.slice(0, -1))).header('location')).toBe('/medford/')
      const file = addresses('out-configured').find((path) => path.startsWith('/_next/static/'))
      expect((await ask(address.slice(0, -1) + file)).header('cache-control')).toBe(hashed)
      expect((await ask(`${address}candidates.json`)).header('access-control-allow-origin')).toBe('*')
      for (const path of ['/medford/nowhere', '/medford/404.html', '/', '/candidates/']) {
        const { status, body } = await ask(new URL(path, address).href)
        expect(status, path).toBe(404)
        expect(body).toContain('Page not found')
      }
    } finally {
      await stop()
    }
  })

  test('knows every kind of file, and keeps photographs for a year', async () => {
    const kinds = new Set(addresses().map((path) => extname(path).slice(1) || 'html'))
    expect(Object.keys(types)).toEqual(expect.arrayContaining([...kinds]))
    const folder = mkdtempSync(join(tmpdir(), 'kinds-'))
    const files = Object.keys(types).map((kind) => `img/photos/ada-480.0a1b2c3d.${kind}`)
    mkdirSync(join(folder, dirname(files[0]!)), { recursive: true })
    for (const file of files) writeFileSync(join(folder, file), 'content')
    const { address, stop } = await startNginx({ folder, basePath: '' })
    try {
      for (const file of files) {
        const { header } = await ask(address + file)
        expect(header('content-type')).toBe(types[extname(file).slice(1)])
        expect(header('cache-control')).toBe(hashed)
        expect(header('x-content-type-options')).toBe('nosniff')
      }
    } finally {
      await stop()
      rmSync(folder, { recursive: true })
    }
  })
})
