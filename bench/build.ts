/** `npm run bench:build`: builds elections with the given numbers of candidates, and prints how time and bytes grow. */
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanNextCache } from '@/lib/cli/buildSite'
import { runCli } from '@/lib/cli/runCli'
import { buildChildEnv } from '@/lib/env'
import { listFiles } from '@/lib/listFiles'

const defaultSizes = [21, 500, 2000]
/** Largest election that is also rebuilt. A rebuild takes two more builds. */
const largestRebuild = 500
/** Largest time of a rebuild after one statement has changed, as a fraction of a build without a cache. */
const rebuildBudget = 0.5
const out = 'out-bench'

/** Writes an election whose candidates are copies of those of a fixture, with other names. */
function generateElection(folder: string, count: number): void {
  cpSync(join('data', 'fixtures', 'anytown'), folder, { recursive: true })
  const candidates = join(folder, 'candidates')
  const texts = readdirSync(candidates).map((name) => readFileSync(join(candidates, name), 'utf8'))
  for (let index = texts.length; index < count; index += 1) {
    const text = (texts[index % texts.length] ?? '')
      .replace(/^name: .*/m, `name: Person ${index}`)
      .replace(/^sortName: .*/m, `sortName: ${index}, Person`)
    writeFileSync(join(candidates, `person-${index}.yaml`), text)
  }
}

function changeStance(folder: string): void {
  const file = join(folder, 'candidates', 'ada.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('Libraries and schools', 'Libraries and roads'))
}

/** Returns the duration in seconds. */
function build(election: string): number {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(join('node_modules', '.bin', 'tsx'), [join('scripts', 'build.ts')], {
    encoding: 'utf8',
    env: buildChildEnv({ ELECTION: election, OUT_DIR: out }),
  })
  if (status !== 0) throw new Error(`The build failed.\n${stdout}${stderr}`)
  return round((performance.now() - start) / 1000)
}

function measure(candidates: number): Record<string, number | string> {
  const election = `fixtures/generated-${candidates}`
  const folder = join('data', election)
  try {
    generateElection(folder, candidates)
    cleanNextCache()
    const seconds = build(election)
    const files = listFiles(out).map((path) => ({ path, bytes: statSync(join(out, path)).size }))
    const pages = files.filter(({ path }) => path.endsWith('.html')).length
    return {
      pages,
      'time (s)': seconds,
      'pages per second': round(pages / seconds),
      'bytes per page': Math.round(files.reduce((sum, { bytes }) => sum + bytes, 0) / pages),
      'landing page bytes': files.find(({ path }) => path === 'index.html')?.bytes ?? 0,
      ...(candidates <= largestRebuild ? measureRebuild(election, folder, seconds) : {}),
    }
  } finally {
    for (const path of [folder, out]) rmSync(path, { recursive: true, force: true })
    cleanNextCache()
  }
}

/** Changes one stance after a build and builds again, with the cache and without it. */
function measureRebuild(election: string, folder: string, coldSeconds: number): Record<string, number | string> {
  console.log('Building it again after a change, with and without a cache')
  changeStance(folder)
  const ratio = build(election) / coldSeconds
  const rebuilt = readChecksums()
  cleanNextCache()
  build(election)
  return {
    'rebuild: ratio to a cold build': Number(ratio.toFixed(2)),
    [`rebuild: budget of ${rebuildBudget}`]: ratio <= rebuildBudget ? 'met' : 'missed',
    'rebuild: different files': readChecksums().filter((line) => !rebuilt.includes(line)).length,
  }
}

function readChecksums(): readonly string[] {
  return readFileSync(join(out, 'SHA256SUMS'), 'utf8').split('\n')
}

function round(value: number): number {
  return Number(value.toFixed(1))
}

await runCli(() => {
  const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : defaultSizes
  const table: Record<string, Record<number, number | string>> = {}
  for (const size of sizes) {
    console.log(`Building ${size} candidates without a cache`)
    for (const [row, value] of Object.entries(measure(size))) (table[row] ??= {})[size] = value
  }
  console.table(table)
})
