import { buildGuide } from '@/data/load/buildGuide'
import { findWarnings } from '@/data/load/findWarnings'
import { readElection } from '@/data/load/readElection'
import type { Guide } from '@/data/schema/published'
import { escapeUnprintable } from '@/lib/characters'
import { readEnv } from '@/lib/env'
import { formatWarnings, GuideError } from '@/lib/problems'
import { checkImages } from './images/checkImages'

/**
 * Validates the election's files and images, and prints a summary.
 * @returns the guide
 * @throws GuideError with every problem
 */
export async function checkElection(): Promise<Guide> {
  const files = readElection(process.cwd(), readEnv().election)
  const problems = [...files.problems, ...(await checkImages(files))]
  if (!files.valid || problems.length > 0) throw new GuideError(problems)
  const guide = buildGuide(files.valid)
  const { election, races, candidates } = guide
  const stances = candidates.flatMap((candidate) => candidate.stances).length
  console.log(
    `${escapeUnprintable(election.name)}: ${races.length} races, ${candidates.length} candidates, ${stances} stances. No problems.`,
  )
  const warnings = findWarnings(files)
  if (warnings.length > 0) console.log(formatWarnings(warnings))
  return guide
}
