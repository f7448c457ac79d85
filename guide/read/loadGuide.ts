import { GuideError } from '@/lib/problems'
import type { Guide } from '@/guide/fields/published'
import { translateGuide } from '@/guide/translations/translateGuide'
import type { Files } from '@/guide/files/files'
import { readElection } from './readElection'

/**
 * @param language that of the pages. By default the guide's own
 * @throws GuideError with every problem in the files
 */
export function loadGuide(files: Files, name?: string, language?: string): Guide {
  const { valid, problems } = readElection(files, name)
  if (!valid) throw new GuideError(problems)
  return translateGuide(valid, language)
}
