/** Builds the elections of a site, and publishes them together. */
import { setImmediate } from 'node:timers/promises'
import type { Guide } from '@/guide/fields/published'
import { readEnv } from '@/lib/env'
import { settleAll } from '@/lib/settleAll'
import { buildArchive } from './archive'
import { deleteOldCaches } from './electionCache'
import { removeLeftovers } from './publishFolder'
import { runStep } from './runStep'
import type { RenderedElection } from './writeElection'

export async function writeSite(out: string): Promise<Guide> {
  removeLeftovers()
  const stop = new AbortController()
  const [election, archive] = await settleAll([
    render().catch((error: unknown) => {
      stop.abort()
      throw error
    }),
    runStep('archive', () => buildArchive(readEnv(), stop.signal)),
  ])
  const { assembleSite } = await import('./assembleSite')
  await assembleSite(out, election, archive)
  deleteOldCaches()
  removeLeftovers()
  return election.guide
}

/** Renders the current election once the builds of the archive have started. The code for it loads meanwhile. */
async function render(): Promise<RenderedElection> {
  await setImmediate()
  const { renderElection } = await import('./writeElection')
  const election = await renderElection()
  // For the next step.
  await import('./assembleSite')
  return election
}
