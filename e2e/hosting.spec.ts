/** nginx with an export under a base path. `build/hosts/nginx.test.ts` tests its configuration with every type of file. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findFreePort, nginx, startNginx } from '@/build/hosts/testing/startNginx'
import { headersOf, immutable, listAddresses, revalidate } from './support/hostHeaders'
import { expect, test } from './support/site'

test.use({ needsFiles: true })

test(
  'nginx serves a site under a base path, and nothing beside it',
  { tag: '@upcoming' },
  async ({ folder, basePath }) => {
    test.skip(nginx === undefined, 'nginx is not installed')
    const prefix = mkdtempSync(join(tmpdir(), 'nginx-'))
    const origin = `http://localhost:${await findFreePort()}`
    const root = join(prefix, 'guide')
    mkdirSync(root)
    symlinkSync(resolve(folder), root + basePath)
    // The changes that the first lines of the example describe, over HTTP.
    const stop = await startNginx(prefix, origin, [
      ['root /srv/guide;', `root ${root};`],
      ['listen 80;', `listen unix:${root}.socket;`],
      ['listen [::]:80;', ''],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${new URL(origin).port};`],
      ['listen [::]:443 ssl http2;', ''],
      ['ssl_certificate ', '# ssl_certificate '],
      ['ssl_certificate_key ', '# ssl_certificate_key '],
      [' /404.html', ` ${basePath}/404.html`],
    ])
    const request = async (path: string, encodings = 'identity') => {
      const response = await fetch(origin + path, { redirect: 'manual', headers: { 'accept-encoding': encodings } })
      const { status, headers } = response
      return { status, header: (name: string) => headers.get(name), body: await response.text() }
    }
    try {
      for (const path of listAddresses(folder).filter((each) => !each.endsWith('/404.html'))) {
        const { status, header } = await request(basePath + path)
        const cache = headersOf(basePath + path, folder)['Cache-Control'] ?? revalidate
        expect([path, status, header('cache-control')]).toEqual([path, 200, cache])
      }
      const photo = listAddresses(folder).find((path) => path.startsWith('/img/photos/'))
      expect((await request(`${basePath}${photo}`)).header('cache-control')).toBe(immutable)
      expect((await request(`${basePath}/candidates/`, 'br, gzip')).header('content-encoding')).toBe('br')
      expect((await request(`${basePath}/candidates`)).header('location')).toBe(`${basePath}/candidates/`)
      for (const path of [`${basePath}/nowhere`, `${basePath}/404.html`, '/', '/candidates/']) {
        const { status, body } = await request(path)
        expect([path, status]).toEqual([path, 404])
        expect(body).toContain('Page not found')
      }
    } finally {
      await stop()
      rmSync(prefix, { recursive: true })
    }
  },
)
