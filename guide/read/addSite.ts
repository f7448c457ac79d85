/** Server only: adds to a guide what its pages have about the other elections of its site. */
import { attachSite, summarizeElection } from '@/guide/ask/siteElections'
import { translateGuide } from '@/guide/translations/translateGuide'
import type { ElectionSummary, Guide } from '@/guide/fields/published'
import { GuideError } from '@/lib/problems'
import { tagText } from '@/lib/locale/taggedText'
import { ELECTION_PATH } from '@/lib/paths'
import type { ValidElection } from './electionFiles'
import { findElection } from './findElection'
import { deepFreeze } from './guideFile'
import { readElection } from './readElection'
import { listLanguages } from './readLanguages'
import { listSiteElections } from './siteElections'

type ReadSummary = (root: string, name: string, language: string) => ElectionSummary

/**
 * Adds `site` to a guide. An election of the archive only has it where it is built for its lasting address: alone, its
 * pages lead to no other election.
 * @param language of the pages
 * @throws GuideError with every problem in the files of another election
 */
export function addSite(
  guide: Guide,
  root: string,
  language: string,
  name = findElection(root),
  read: ReadSummary = readSummary,
): Guide {
  const elections = listSiteElections(root, name)
  const isArchived = elections.some((each) => each.name === name && !each.isCurrent)
  if (elections.length === 0 || (isArchived && ELECTION_PATH === '')) return guide
  const others = elections.filter((each) => each.name !== name).map((each) => read(root, each.name, language))
  return deepFreeze(attachSite(guide, isArchived, others))
}

/**
 * Reads what pages in a language have about an election.
 * @throws GuideError with every problem in its files
 */
export function readSummary(root: string, name: string, language: string): ElectionSummary {
  const { valid, problems } = readElection(root, name)
  if (!valid) throw new GuideError(problems)
  return summarizeFiles(valid, language)
}

/** What pages in a language have about an election. */
export function summarizeFiles(valid: ValidElection, language: string): ElectionSummary {
  const [first = language, ...translated] = listLanguages(valid.election)
  const isTranslated = translated.includes(language)
  const summary = summarizeElection(translateGuide(valid, language), isTranslated ? `/${language}` : '')
  return isTranslated || language === first ? summary : tagSummary(summary, first)
}

function tagSummary(summary: ElectionSummary, language: string): ElectionSummary {
  return {
    ...summary,
    title: tagText(summary.title, language),
    name: tagText(summary.name, language),
    races: summary.races.map((race) => ({ ...race, name: tagText(race.name, language) })),
  }
}
