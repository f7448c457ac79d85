/** `npm run build`: writes a complete site to a work folder, verifies it, and only then replaces the published one. */
import { runCli, finishInterruptedSave } from '@/lib/cli/runCli'
import { requireMessageFiles } from '@/lib/locale/messages/requireMessageFiles'
import { readEnv } from '@/lib/env'
import { applyLanguages } from '@/guide/read/readLanguages'
import { findMissingElections } from '@/guide/read/siteElections'
import { withLock } from '@/lib/lock'
import { GuideError } from '@/lib/problems'
import { getElection } from '@/build/electionCache'
import { createWorkFolder, lockFile, recoverPublished, requireReplaceable } from '@/build/publishFolder'

await runCli(async () => {
  const env = readEnv()
  const out = env.outDir
  requireReplaceable(out)
  createWorkFolder()
  const launchSteps = await withLock(lockFile, async () => {
    recoverPublished(out, { lockedByUs: true })
    try {
      requireMessageFiles(process.cwd())
      await finishInterruptedSave(process.cwd())
      applyLanguages()
      // Loaded now, because modules with page text read the language when they load.
      const { writeSite } = await import('@/build/writeSite')
      const { listLaunchSteps } = await import('@/build/listLaunchSteps')
      const { addProblemsOfSite } = await import('@/build/reportElection')
      const guide = await writeSite(out).catch(async (error: unknown) => {
        throw error instanceof GuideError ? await addProblemsOfSite(error) : error
      })
      return listLaunchSteps(guide, env, findMissingElections(process.cwd(), getElection()))
    } catch (error) {
      console.error(`The build failed. ${out}/ is unchanged. The reason:`)
      throw error
    }
  })
  console.log([`The site is in ${out}/.`, ...launchSteps].join('\n'))
})
