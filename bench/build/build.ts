/**
 * `npm run bench:build`: builds generated elections, and prints how time, memory and bytes grow. Arguments are numbers of
 * candidates.
 */
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { cleanNextCache } from '@/lib/cli/cleanNextCache'
import { runCli } from '@/lib/cli/runCli'
import { exportSize } from './exportSize'
import { generateElection } from './generateElection'
import { measureRebuild, rebuildBudget } from './measureRebuild'
import { timedBuild, type TimedBuild } from './timedBuild'

const defaultSizes = [21, 500, 2000]
/** Largest election that is also rebuilt. A rebuild takes two more builds. */
const largestRebuild = 500
const outDir = 'out-bench'

/** Builds an election of one size. Returns its column of the table, by row. */
async function measure(candidates: number): Promise<Record<string, number | string>> {
  const election = `fixtures/generated-${candidates}`
  const folder = join('data', election)
  try {
    generateElection(folder, candidates)
    cleanNextCache()
    const build = await timedBuild({ ELECTION: election, OUT_DIR: outDir })
    const { files, pages, bytes, html, landing, largestProfile } = exportSize(outDir)
    return {
      pages,
      'time (s)': round(build.seconds),
      'processor time (s)': round(build.processorSeconds),
      ...stepSeconds(build),
      'pages per second': round(pages / build.seconds),
      'peak memory (MB)': Math.round(build.peakMemory / 1e6),
      files,
      'files per page': round(files / pages),
      'HTML bytes per page': Math.round(html / pages),
      'bytes per page': Math.round(bytes / pages),
      'landing page bytes': landing,
      'largest profile bytes': largestProfile,
      ...(candidates <= largestRebuild ? await rebuildRows(folder, election, build) : {}),
    }
  } finally {
    for (const path of [folder, outDir]) rmSync(path, { recursive: true, force: true })
    cleanNextCache()
  }
}

/** Measures a rebuild after one stance has changed. */
async function rebuildRows(
  folder: string,
  election: string,
  cold: TimedBuild,
): Promise<Record<string, number | string>> {
  console.log('Building it again after a change, with and without a cache')
  const { processorSeconds, differences } = await measureRebuild(folder, { ELECTION: election }, outDir)
  for (const file of differences) console.log(`Differs from a build without a cache: ${file}`)
  const ratio = processorSeconds / cold.processorSeconds
  return {
    'rebuild: processor time (s)': round(processorSeconds),
    'rebuild: ratio to a cold build': Number(ratio.toFixed(2)),
    [`rebuild: budget of ${rebuildBudget}`]: ratio <= rebuildBudget ? 'met' : 'missed',
    'rebuild: different files': differences.length,
  }
}

/** Seconds of each step that the build reports, and of the remaining time. */
function stepSeconds({ seconds, steps }: TimedBuild): Record<string, number> {
  const rows = steps.map((step) => [`${step.step} (s)`, step.seconds])
  const rest = seconds - steps.reduce((sum, step) => sum + step.seconds, 0)
  return { ...Object.fromEntries(rows), 'rest (s)': round(rest) }
}

function round(value: number): number {
  return Number(value.toFixed(1))
}

await runCli(async () => {
  const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : defaultSizes
  const table: Record<string, Record<number, number | string>> = {}
  for (const size of sizes) {
    console.log(`Building ${size} candidates without a cache`)
    for (const [row, value] of Object.entries(await measure(size))) (table[row] ??= {})[size] = value
  }
  console.log(`\nCandidates, on ${availableParallelism()} processors`)
  console.table(table)
})
