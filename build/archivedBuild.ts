/** Builds an archived election into a folder. The build of the site, which holds the lock, runs it. */
import { runCli } from '@/lib/cli/runCli'
import { applyLanguages } from './applyLanguages'
import { GuideError } from '@/lib/problems'

/** Ends this build if the one that started it is killed. */
const end = () => process.exit(1)

process.once('disconnect', end)

await runCli(async () => {
  const [folder = ''] = process.argv.slice(2)
  try {
    applyLanguages()
    // Loaded now, because modules with page text read the language when they load.
    const { writeArchived } = await import('./writeArchived')
    await writeArchived(folder)
  } catch (error) {
    if (!(error instanceof GuideError)) throw error
    process.send?.(error.problems)
    process.exitCode = 1
  }
})
process.off('disconnect', end)
process.disconnect?.()
