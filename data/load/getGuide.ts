/** Server only: the guide that pages render. */
import { isDevelopment, readEnv } from '@/lib/env'
import type { Guide } from '../schema/published'
import { loadGuide } from './loadGuide'

let cachedGuide: Guide | undefined

/**
 * Returns this project's guide, loaded once.
 * @throws GuideError with every problem in the election's files
 */
export function getGuide(): Guide {
  // In development, every request rereads the files, so that editors see their changes after a reload.
  if (!cachedGuide || isDevelopment()) cachedGuide = loadGuide(process.cwd(), readEnv().election)
  return cachedGuide
}
