/**
 * Builds a site with elections of the size of the guide's own: the one whose build is timed in two languages, and the others
 * in one, to take less time. Each test runs complete builds of this project, so it needs minutes.
 */
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildChildEnv, unsetBuildOptions } from '@/lib/env'
import { cleanNextCache } from '@/lib/cli/buildSite'
import { listFiles } from '@/lib/listFiles'
import { digestFiles } from '@/lib/testing/generatedSite'
import { readProject } from '@/guide/files/readProject'
import { findElection, readLanguages } from '@/guide/read/site'

jest.setTimeout(60 * 60_000)

const own = findElection(readProject(process.cwd()))
const languages = readLanguages(readProject(process.cwd()), own)
/** Every election has it, so its lines in the output count the rendered elections. */
const [language] = languages
const parent = join('fixtures', 'generated-archive')
const folder = join('data', parent)
const out = 'out-archive'
const outAlone = 'out-archive-alone'
const years = [2017, 2019, 2021]

/** Largest time of a build with one more election, as a fraction of the build of that election alone. */
const budget = 1.2
/** Milliseconds that one more election may always add. Assembling the site takes about three seconds, however small it is. */
const fixedOverhead = 4000

function run(election: number, outDir = out) {
  const env = buildChildEnv({
    ...unsetBuildOptions,
    ELECTION: `${parent}/in-${election}`,
    OUT_DIR: outDir,
    TYPES_CHECKED: '1',
  })
  return { command: join('node_modules', '.bin', 'tsx'), args: [join('scripts', 'build.ts')], env }
}

/** Builds a site. Returns the duration in milliseconds, and how many elections were rendered. */
function build(election: number, outDir?: string) {
  const { command, args, env } = run(election, outDir)
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env })
  const rendered = stdout.split('\n').filter((line) => line.startsWith(`${language}: Static HTML: `)).length
  return { status, stdout, stderr, rendered, time: performance.now() - start }
}

/** Copies the guide's election to another year, in the first of its languages. */
function addElection(year: number, languageCount = 1): void {
  const target = join(folder, `in-${year}`)
  cpSync(join('data', own), target, { recursive: true })
  const [, date = ''] = /^date: (\d{4})/m.exec(readFileSync(join(target, 'election.yaml'), 'utf8')) ?? []
  const election = join(target, 'election.yaml')
  const kept = `languages: [${languages.slice(0, languageCount).join(', ')}]`
  writeFileSync(election, readFileSync(election, 'utf8').replace(/^languages: .*/m, kept))
  for (const tag of languages.slice(languageCount)) rmSync(join(target, 'translations', `${tag}.yaml`), { force: true })
  for (const file of listFiles(target).map((name) => join(target, name))) {
    const shift = (found: string) => String(Number(found) + year - Number(date))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\b(?:19|20)\d\d\b/g, shift))
  }
}

function writeSite(current: number, archive: readonly number[]): void {
  const names = archive.map((year) => `in-${year}`).join(', ')
  writeFileSync(join(folder, 'site.yaml'), `current: in-${current}\narchive: [${names}]\n`)
}

/** Builds a site whose cache lacks one election. */
function buildAnew(year: number, election: number, outDir?: string) {
  rmSync(join('.next', 'cache', 'guide', 'elections', parent, `in-${year}`), { recursive: true, force: true })
  return build(election, outDir)
}

const remove = () => {
  for (const path of [folder, out, outAlone]) rmSync(path, { recursive: true, force: true })
}

/** Duration of the build of one election, in milliseconds. */
let alone: number

beforeAll(() => {
  remove()
  cleanNextCache()
  for (const year of years) addElection(year, year === 2017 ? 2 : 1)
  writeSite(2021, [2019])
  const { status, stderr } = build(2021)
  if (status !== 0) throw new Error(stderr)
})

afterAll(remove)

it(`adds an election for at most ${budget} times the build of one, or ${fixedOverhead / 1000} seconds more, and builds no other one again`, () => {
  rmSync(join(folder, 'site.yaml'))
  const single = buildAnew(2017, 2017, outAlone)
  writeSite(2021, [2017, 2019])
  const added = buildAnew(2017, 2021)
  alone = single.time
  console.log(
    `Alone ${Math.round(alone)} ms, as one more ${Math.round(added.time)} ms: ${(added.time / alone).toFixed(2)}`,
  )
  expect([single.status, single.rendered, added.status, added.rendered]).toEqual([0, 1, 0, 1])
  expect(added.time).toBeLessThan(Math.max(alone * budget, alone + fixedOverhead))
})

it('builds nothing again if nothing has changed', () => {
  const before = digestFiles(out)
  const { status, rendered, time } = build(2021)
  console.log(`Unchanged ${Math.round(time)} ms: ${(time / alone).toFixed(2)}`)
  expect([status, rendered]).toEqual([0, 0])
  expect(digestFiles(out)).toEqual(before)
})

it('keeps the published site when a build of an archived election is killed, and then builds the same', async () => {
  const before = digestFiles(out)
  // In one language, so that both builds take less time.
  const file = join(folder, 'in-2019', 'election.yaml')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n# Changed.\n`)
  const { command, args, env } = run(2021)
  const killed = spawn(command, args, { env, stdio: 'ignore', detached: true })
  const ended = new Promise((resolve) => killed.once('exit', resolve))
  if (!alone) throw new Error('Run the tests before, which measure a build.')
  await sleep(alone * 0.4)
  killed.kill('SIGKILL')
  await ended
  expect(digestFiles(out)).toEqual(before)
  expect(build(2021)).toMatchObject({ status: 0 })
  expect(digestFiles(out)).toEqual(before)
})

it('moves the current election to the archive, and builds only it and the new one', () => {
  addElection(2023)
  writeSite(2023, years)
  const { status, rendered, time } = build(2023)
  console.log(`With a new current election ${Math.round(time)} ms: ${(time / alone).toFixed(2)}`)
  expect([status, rendered]).toEqual([0, 2])
})
