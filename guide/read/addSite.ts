/** Server only: adds to a guide what its pages have about the other elections of its site. */
import { attachSite, summarizeElection } from '@/guide/ask/siteElections'
import { translateGuide } from '@/guide/translations/translateGuide'
import type { ElectionSummary, Guide } from '@/guide/fields/published'
import { GuideError } from '@/lib/problems'
import { tagText } from '@/lib/locale/taggedText'
import type { ValidElection } from './electionFiles'
import type { Files } from '@/guide/files/files'
import { deepFreeze } from '@/lib/deepFreeze'
import { readElection } from './readElection'
import { listLanguages } from './readLanguages'
import { findOthers } from './siteElections'

/**
 * Adds `site` to a guide whose election has others beside it.
 * @param language of the pages
 * @throws GuideError with every problem in the files of another election
 */
export function addSite(guide: Guide, files: Files, language: string, name?: string): Guide {
  const others = findOthers(files, name)
  if (!others) return guide
  const summaries = others.names.map((each) => readSummary(files, each, language))
  return deepFreeze(attachSite(guide, others.isArchived, summaries))
}

/**
 * Reads what pages in a language have about an election.
 * @throws GuideError with every problem in its files
 */
export function readSummary(files: Files, name: string, language: string): ElectionSummary {
  const { valid, problems } = readElection(files, name)
  if (!valid) throw new GuideError(problems)
  return summarizeFiles(valid, language)
}

/** Summarizes valid files for the pages in a language. */
export function summarizeFiles(valid: ValidElection, language: string): ElectionSummary {
  const [first = language, ...translated] = listLanguages(valid.election)
  const isTranslated = translated.includes(language)
  const summary = summarizeElection(translateGuide(valid, language), isTranslated ? `/${language}` : '')
  return isTranslated || language === first ? summary : tagSummary(summary, first)
}

function tagSummary(summary: ElectionSummary, language: string): ElectionSummary {
  return {
    ...summary,
    races: summary.races.map((race) => ({ ...race, name: tagText(race.name, language) })),
  }
}
