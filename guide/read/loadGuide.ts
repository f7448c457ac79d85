/** Server only: loads a guide from disk. */
import { GuideError } from '@/lib/problems'
import type { Guide } from '@/guide/fields/published'
import { buildGuide } from './buildGuide'
import { readElection } from './readElection'

/** @throws GuideError with every problem in the files */
export function loadGuide(root: string, name?: string): Guide {
  const { valid, problems } = readElection(root, name)
  if (!valid) throw new GuideError(problems)
  return buildGuide(valid)
}
