/** Server only: loads a guide from disk. */
import { GuideError } from '@/lib/problems'
import type { Guide } from '@/guide/fields/published'
import { buildGuide } from './buildGuide'
import { readElection } from './readElection'

/**
 * Reads and validates an election's files and builds a guide from them.
 * @param root the project's folder, which contains `data/` and `public/img/`
 * @param name the election's folder in `data/`. Defaults to the one that the site shows
 * @throws GuideError with every problem in the files
 */
export function loadGuide(root: string, name?: string): Guide {
  const { valid, problems } = readElection(root, name)
  if (!valid) throw new GuideError(problems)
  return buildGuide(valid)
}
