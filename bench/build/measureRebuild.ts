import { renameSync, rmSync } from 'node:fs'
import { cleanNextCache } from '@/lib/cli/cleanNextCache'
import { differentFiles } from './differentFiles'
import { changeStance } from './generateElection'
import { timedBuild } from './timedBuild'

/** Largest processor time of a rebuild after one text has changed, as a fraction of a build without a cache. */
export const rebuildBudget = 0.5

/** Measurements of a rebuild. */
export interface Rebuild {
  /** Processor time of the rebuild, in seconds. */
  readonly processorSeconds: number
  /** Files of the export that differ from a build of the same election without a cache. */
  readonly differences: readonly string[]
}

/**
 * Changes one stance after a build and builds again, with the cache and without it.
 * @param folder the election's files
 * @param env variables for the build
 * @param outDir folder of the export
 */
export async function measureRebuild(folder: string, env: Record<string, string>, outDir: string): Promise<Rebuild> {
  const rebuilt = `${outDir}-rebuilt`
  try {
    changeStance(folder)
    const { processorSeconds } = await timedBuild({ ...env, OUT_DIR: outDir })
    renameSync(outDir, rebuilt)
    cleanNextCache()
    await timedBuild({ ...env, OUT_DIR: outDir })
    return { processorSeconds, differences: differentFiles(rebuilt, outDir) }
  } finally {
    rmSync(rebuilt, { recursive: true, force: true })
  }
}
