/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testHost } from './testing/describeHost'
import { findFreePort } from './testing/findFreePort'
import { replaceAll } from './testing/replaceAll'
import { writeSampleSite } from './testing/sampleSite'
import { sendRequest } from './testing/sendRequest'
import { startProgram } from './testing/startProgram'

const isInstalled = spawnSync('caddy', ['version']).status === 0
const describeIfInstalled = isInstalled ? describe : describe.skip

describeIfInstalled('Caddy with the example configuration (skipped if Caddy is not installed)', () => {
  let folder: string
  let origin: string
  let stop: () => Promise<void>

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'caddy-'))
    writeSampleSite(join(folder, 'guide'))
    origin = `http://localhost:${await findFreePort()}`
    const config = replaceAll(readFileSync(join(__dirname, 'Caddyfile'), 'utf8'), [
      ['guide.example {', `{\n\tadmin off\n}\n${origin} {`],
      ['root * /srv/guide', `root * ${join(folder, 'guide')}`],
    ])
    writeFileSync(join(folder, 'Caddyfile'), config)
    const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
    const env = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }
    stop = await startProgram('caddy', args, { origin, env })
  }, 20_000)

  afterAll(async () => {
    await stop?.()
    rmSync(folder, { recursive: true })
  })

  testHost(() => origin)

  it('does not name the program', async () => {
    expect((await sendRequest(origin, '/')).headers.server).toBeUndefined()
  })
})
