/**
 * Kills builds, lets them overlap and damages what they leave behind. Each test runs complete builds of this project, so
 * it needs minutes.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { digestContent } from '@/lib/checksums'
import { cleanNextCache } from '@/lib/cli/buildSite'
import { listFiles } from '@/lib/listFiles'
import { digestFiles } from '@/lib/testing/generatedSite'
import { recoverPublished, workFolder } from '@/build/publishFolder'

jest.setTimeout(60 * 60_000)

const out = 'out-slow'
const seed = Date.now() % 100_000
const env = { ...process.env, OUT_DIR: out, ELECTION: 'fixtures/anytown', NEXT_TELEMETRY_DISABLED: '1' }
const command = [join('node_modules', '.bin', 'tsx'), join('scripts', 'build.ts')] as const

function build(variables: Readonly<Record<string, string>> = {}) {
  return spawnSync(command[0], [command[1]], { encoding: 'utf8', env: { ...env, ...variables } })
}

/** A reproducible random number from 0 to 1. */
function random(index: number): number {
  return Number.parseInt(digestContent(`${seed} ${index}`).slice(0, 8), 16) / 2 ** 32
}

let published: ReturnType<typeof digestFiles>

beforeAll(() => {
  const { status, stderr } = build()
  if (status !== 0) throw new Error(stderr)
  published = digestFiles(out)
})

afterAll(() => {
  for (const folder of [out, `${out}-broken`]) rmSync(folder, { recursive: true, force: true })
})

it.each(Array.from({ length: 4 }, (_, index) => index))(
  `keeps the published site when a build is killed at a random moment (seed ${seed}, kill %i)`,
  async (index) => {
    const killed = spawn(command[0], [command[1]], { env, stdio: 'ignore', detached: true })
    const ended = new Promise((resolve) => killed.once('exit', resolve))
    await sleep(500 + random(index) * 24_000)
    // Half of the kills hit the build only, and leave next build running without it.
    if (killed.exitCode === null) process.kill(index % 2 === 0 ? -killed.pid! : killed.pid!, 'SIGKILL')
    await ended
    recoverPublished(out)
    expect(digestFiles(out)).toEqual(published)
  },
)

it('builds the same site after all these kills, without manual cleanup, and ends with what is left to do', () => {
  const { status, stderr, stdout } = build({ SITE_URL: '' })
  expect(stdout).toMatch(
    /\nThe site is in out-slow\/\.\nBefore you publish: add .*\nBefore you publish: set SITE_URL .*\n$/,
  )
  expect([status, stderr]).toEqual([0, ''])
  expect(digestFiles(out)).toEqual(published)
  expect(readdirSync(workFolder).filter((name) => name.includes('previous'))).toEqual([])
})

it('runs a second build after the first, and both succeed', async () => {
  const results = await Promise.all(
    [1, 2].map(
      () => new Promise((resolve) => spawn(command[0], [command[1]], { env, stdio: 'ignore' }).once('exit', resolve)),
    ),
  )
  expect(results).toEqual([0, 0])
  expect(digestFiles(out)).toEqual(published)
})

it('recovers from a damaged cache of Turbopack and Next.js', () => {
  for (const file of listFiles('.next').filter((name) => !name.startsWith('dev')))
    truncateSync(join('.next', file), Math.floor(readFileSync(join('.next', file)).length / 2))
  expect(build().status).toBe(0)
  expect(digestFiles(out)).toEqual(published)
})

it('recovers from a file in the place of .next', () => {
  cleanNextCache()
  rmSync('.next', { recursive: true, force: true })
  writeFileSync('.next', 'notes')
  expect(build().status).toBe(0)
  expect(digestFiles(out)).toEqual(published)
})

it('does not depend on the umask', () => {
  const { status } = spawnSync('sh', ['-c', `umask 077 && ${command.join(' ')}`], { env, stdio: 'ignore' })
  expect(status).toBe(0)
  const modes = spawnSync('find', [out, '!', '-perm', '-o=r'], { encoding: 'utf8' })
  expect(modes.stdout).toBe('')
})

const canMount =
  spawnSync('sh', ['-c', 'd=$(mktemp -d) && mount -t tmpfs -o size=1m tmpfs $d && umount $d']).status === 0
it('keeps the published site when the disk is full, and reports it', () => {
  // Only root can mount a small disk.
  if (!canMount) return
  rmSync(workFolder, { recursive: true, force: true })
  mkdirSync(workFolder)
  expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', workFolder]).status).toBe(0)
  try {
    const { status, stderr } = build()
    expect(status).toBe(1)
    expect(stderr).toMatch(/is unchanged[^]*(disk is full|full disk|ENOSPC)/)
    expect(digestFiles(out)).toEqual(published)
  } finally {
    spawnSync('umount', [workFolder])
  }
  expect(existsSync(workFolder)).toBe(true)
  expect(build().status).toBe(0)
})
