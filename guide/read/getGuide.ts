/** Server only: the guide that pages render. */
import { isDevelopment, readEnv } from '@/lib/env'
import { language } from '@/lib/locale/language'
import type { ElectionSummary, Guide } from '@/guide/fields/published'
import { addSite, readSummary } from './addSite'
import { readGuideFile } from './guideFile'
import { loadGuide } from './loadGuide'

/** The other elections are read once, since editors see only this one. */
function readOnce(root: string, name: string, tag: string): ElectionSummary {
  const summary = summaries.get(name) ?? readSummary(root, name, tag)
  summaries.set(name, summary)
  return summary
}

const summaries = new Map<string, ElectionSummary>()

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
  const root = process.cwd()
  return guideFile
    ? readGuideFile(guideFile)
    : addSite(loadGuide(root, election, language), root, language, election, readOnce)
}
