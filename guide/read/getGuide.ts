/** Server only: the guide that pages render. */
import { isDevelopment, readEnv } from '@/lib/env'
import { language } from '@/lib/locale/language'
import type { Guide } from '@/guide/fields/published'
import { readGuideFile } from './guideFile'
import { loadGuide } from './loadGuide'

let cachedGuide: Guide | undefined

/**
 * Returns this project's guide, loaded once.
 * @throws GuideError with every problem in the election's files
 */
export function getGuide(): Guide {
  // In development, every request rereads the files, so that editors see their changes after a reload.
  if (!cachedGuide || isDevelopment()) cachedGuide = readGuide()
  return cachedGuide
}

function readGuide(): Guide {
  const { election, guideFile } = readEnv()
  return guideFile ? readGuideFile(guideFile) : loadGuide(process.cwd(), election, language)
}
