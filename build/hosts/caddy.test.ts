import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildChildEnv } from '@/lib/env'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'
import { writeSampleSite } from './testing/sampleSite'
import { sendRequest } from './testing/sendRequest'
import { findFreePort, isUp } from './testing/startNginx'

const describeIfInstalled = spawnSync('caddy', ['version']).status === 0 ? describe : describe.skip

describeIfInstalled.each(['', '/guide'])(
  'Caddy with the example configuration and the base path "%s" (skipped if Caddy is not installed)',
  (basePath) => {
    let origin: string
    let stop: () => Promise<unknown>

    beforeAll(async () => {
      const folder = createTemporaryFolder()
      writeSampleSite(join(folder, `guide${basePath}`))
      origin = `http://localhost:${await findFreePort()}`
      // As the comments describe.
      const changes = [
        ['guide.example {', `{\n\tadmin off\n}\n${origin} {`],
        ['root * /srv/guide', `root * ${join(folder, 'guide')}`],
        ['2023-11-07', '2025-11-04'],
        ['# @lasting', '@lasting'],
        ['# redir', 'redir'],
        [' {re.folder.1}', ` ${basePath}{re.folder.1}`],
        [' /404.html\n', ` ${basePath}/404.html\n`],
      ] as const
      const config = changes.reduce(
        (text, [before, after]) => text.replaceAll(before, after),
        readFileSync(join(__dirname, 'Caddyfile'), 'utf8'),
      )
      writeFileSync(join(folder, 'Caddyfile'), config)
      const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
      const env = buildChildEnv({ HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder })
      const child = spawn('caddy', args, { stdio: 'ignore', env })
      stop = () => Promise.all([once(child, 'exit'), child.kill()])
      if (!(await isUp(origin))) throw new Error('Caddy did not start.')
    }, 20_000)

    afterAll(() => stop())

    it.each([
      ['/nowhere', ''],
      ['/es/nowhere', 'es/'],
      ['/2025-11-04/nowhere', '2025-11-04/'],
      ['/pt/nowhere', ''],
      ['/2025-11-04/pt-BR/', '2025-11-04/'],
      ['/2025-11-04/pt/nowhere', '2025-11-04/'],
      ['/2025-11-04/es/nowhere', '2025-11-04/es/'],
    ])('responds to %s with the not-found page of the election and the language', async (path, page) => {
      const { status, body } = await sendRequest(origin, basePath + path)
      expect([status, body]).toEqual([404, `${page}404.html`])
    })

    it('redirects the lasting address of the current election to the root', async () => {
      const { status, headers } = await sendRequest(origin, `${basePath}/2027-11-02/profile/img/`)
      expect([status, headers.location]).toEqual([302, `${basePath}/profile/img/`])
    })
  },
)
