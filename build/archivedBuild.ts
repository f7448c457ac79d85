/** Builds an archived election into a folder. The build of the site, which holds the lock, runs it. */
import { runCli } from '@/lib/cli/runCli'
import { GuideError } from '@/lib/problems'
import { applyLanguages } from './applyLanguages'
import type { BuildReport } from './archive'

/** Ends this build if the one that started it is killed. */
const end = () => process.exit(1)
/** Resolves once the whole report is sent, which may be longer than the channel takes at once. */
const send = (report: BuildReport) =>
  new Promise((resolve) => void process.send?.(report, undefined, undefined, resolve))

process.once('disconnect', end)

await runCli(async () => {
  const [folder = ''] = process.argv.slice(2)
  try {
    applyLanguages()
    // Loaded now, because modules with page text read the language when they load.
    const { writeArchivedElection } = await import('./writeSite')
    await send({ sheets: await writeArchivedElection(folder) })
  } catch (error) {
    if (!(error instanceof GuideError)) throw error
    await send({ problems: error.problems })
    process.exitCode = 1
  }
})
process.off('disconnect', end)
process.disconnect?.()
