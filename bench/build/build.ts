/** `npm run bench:build`: builds made-up elections of three sizes and says how time, memory and bytes grow. */
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { cleanNextCache } from '@/lib/cli/cleanNextCache'
import { runCli } from '@/lib/cli/runCli'
import { alignedTable } from './alignedTable'
import { exportSize } from './exportSize'
import { generateElection } from './generateElection'
import { timedBuild, type TimedBuild } from './timedBuild'

const sizes = [21, 500, 2000]
const out = 'out-bench'
/** The build's steps that have a column. */
const steps = { check: /check\.ts$/, next: /^next build$/, pictures: /pictures\.ts$/, documents: /finish\.ts$/ }

/** One line of the table. */
async function measure(candidates: number) {
  const election = `fixtures/generated-${candidates}`
  const folder = join('data', election)
  try {
    generateElection(folder, candidates)
    cleanNextCache()
    const build = await timedBuild({ ELECTION: election, OUT_DIR: out })
    const { files, pages, bytes, html, landing, largestProfile } = exportSize(out)
    return {
      candidates,
      pages,
      seconds: build.seconds.toFixed(1),
      ...secondsOf(build),
      'pages/s': (pages / build.seconds).toFixed(1),
      'memory MB': Math.round(build.peakMemory / 1e6),
      files,
      'files/page': (files / pages).toFixed(1),
      'HTML/page': Math.round(html / pages),
      'bytes/page': Math.round(bytes / pages),
      landing,
      'largest profile': largestProfile,
    }
  } finally {
    for (const made of [folder, out]) rmSync(made, { recursive: true, force: true })
    cleanNextCache()
  }
}

/** Seconds of each step that has a column, and of all that is left. */
function secondsOf({ seconds, steps: taken }: TimedBuild): Record<string, string> {
  const known = Object.entries(steps).map(([name, form]) => {
    const found = taken.find(({ step }) => form.test(step))
    return [name, found?.seconds ?? 0] as const
  })
  const rest = seconds - known.reduce((sum, [, each]) => sum + each, 0)
  return Object.fromEntries([...known, ['rest', rest] as const].map(([name, each]) => [name, each.toFixed(1)]))
}

await runCli(async () => {
  const rows: Awaited<ReturnType<typeof measure>>[] = []
  for (const size of sizes) {
    console.log(`Building ${size.toLocaleString('en')} candidates, with nothing left from an earlier build ...`)
    // One after the other: two builds at once would measure each other.
    // oxlint-disable-next-line no-await-in-loop
    rows.push(await measure(size))
  }
  console.log(`\n${alignedTable(rows)}\n
On ${availableParallelism()} processors. A page is an HTML file. memory is the most that all processes of the build held at
once; what they share is counted for each. HTML/page and bytes/page are means, in bytes: of the HTML alone, and of all
files. How to read it: pages/s should not fall as the election grows, and the landing page and the largest profile
should not grow but for the digits of the counts. Seconds hang on the machine and on what else it does; the bytes do not.`)
})
