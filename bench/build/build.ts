/** `npm run bench:build`: builds generated elections of three sizes, and prints how time, memory and bytes grow. */
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { cleanNextCache } from '@/lib/cli/cleanNextCache'
import { runCli } from '@/lib/cli/runCli'
import { exportSize } from './exportSize'
import { generateElection } from './generateElection'
import { timedBuild, type TimedBuild } from './timedBuild'

const sizes = [21, 500, 2000]
const outDir = 'out-bench'

/** Builds an election of one size. Returns its column of the table, by row. */
async function measure(candidates: number): Promise<Record<string, number>> {
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
      ...stepSeconds(build),
      'pages per second': round(pages / build.seconds),
      'peak memory (MB)': Math.round(build.peakMemory / 1e6),
      files,
      'files per page': round(files / pages),
      'HTML bytes per page': Math.round(html / pages),
      'bytes per page': Math.round(bytes / pages),
      'landing page bytes': landing,
      'largest profile bytes': largestProfile,
    }
  } finally {
    for (const path of [folder, outDir]) rmSync(path, { recursive: true, force: true })
    cleanNextCache()
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
  const table: Record<string, Record<number, number>> = {}
  for (const size of sizes) {
    console.log(`Building ${size} candidates without a cache`)
    for (const [row, value] of Object.entries(await measure(size))) (table[row] ??= {})[size] = value
  }
  console.log(`\nCandidates, on ${availableParallelism()} processors`)
  console.table(table)
})
