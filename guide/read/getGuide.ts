/** Server only: the guide that pages render. */
import { isDevelopment, readEnv } from '@/lib/env'
import { language } from '@/lib/locale/language'
import { readGuideFile } from '@/guide/files/guideFile'
import { readProject } from '@/guide/files/readProject'
import type { Guide } from '@/guide/fields/published'
import { addSite, loadGuide } from './guide'

let cachedGuide: Guide | undefined

/** @throws GuideError with every problem in the election's files */
export function getGuide(): Guide {
  // In development, every request rereads the files, so that editors see their changes after a reload.
  if (!cachedGuide || isDevelopment()) cachedGuide = readGuide()
  return cachedGuide
}

function readGuide(): Guide {
  const { election, guideFile } = readEnv()
  if (guideFile) return readGuideFile(guideFile)
  const files = readProject(process.cwd())
  return addSite(loadGuide(files, election, language), files, language, election)
}
