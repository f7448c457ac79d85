/** `npm run build`: writes a complete site to a work folder, verifies it, and only then replaces the published one. */
import { runCli, finishInterruptedSave } from '@/lib/cli/runCli'
import { requireMessageFiles } from '@/lib/locale/messageFiles'
import { readEnv } from '@/lib/env'
import { applyLanguages } from '@/build/applyLanguages'
import { withLock } from '@/lib/lock'
import { GuideError } from '@/lib/problems'
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
      const guide = await writeSite(out).catch(async (error: unknown) => {
        if (!(error instanceof GuideError)) throw error
        const { addProblemsOfSite } = await import('@/build/reportElection')
        throw await addProblemsOfSite(error)
      })
      const { listLaunchSteps } = await import('@/build/listLaunchSteps')
      const { readProject } = await import('@/guide/files/readProject')
      const { findMissingElections } = await import('@/guide/read/site')
      return listLaunchSteps(guide, env, findMissingElections(readProject(process.cwd()), env.election))
    } catch (error) {
      console.error(`The build failed. ${out}/ is unchanged. The reason:`)
      throw error
    }
  })
  console.log([`The site is in ${out}/.`, ...launchSteps].join('\n'))
})
