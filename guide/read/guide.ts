import { deepFreeze } from '@/lib/values'
import { tagText, untagText } from '@/lib/locale/taggedText'
import { GuideError } from '@/lib/problems'
import { attachSite, summarizeElection } from '@/guide/ask/electionSummaries'
import type { Guide, ElectionSummary, Candidate, Credits } from '@/guide/fields/published'
import type { Files } from '@/guide/files/files'
import { listGuideTexts } from '@/guide/translations/texts'
import {
  listLanguages,
  findTranslatedCandidates,
  noTranslations,
  translateElection,
  indexTranslations,
} from '@/guide/translations/translatedElection'
import { readElection } from './election'
import type { ValidElection } from './electionFiles'
import { buildGuide } from './publishedGuide'
import { findOtherElections } from './site'

/**
 * @param language that of the pages. By default the guide's own
 * @throws GuideError with every problem in the files
 */
export function loadGuide(files: Files, name?: string, language?: string): Guide {
  return translateGuide(requireValid(files, name), language)
}

function requireValid(files: Files, name?: string): ValidElection {
  const { valid, problems } = readElection(files, name)
  if (!valid) throw new GuideError(problems)
  return valid
}

/**
 * @param language of the pages
 * @throws GuideError with every problem in the files of another election
 */
export function addSite(guide: Guide, files: Files, language: string, name?: string): Guide {
  const others = findOtherElections(files, name)
  if (!others) return guide
  const summaries = others.names.map((each) => readSummary(files, each, language))
  return deepFreeze(attachSite(guide, others.isArchived, summaries))
}

/** @throws GuideError with every problem in the election's files */
export function readSummary(files: Files, name: string, language: string): ElectionSummary {
  return summarizeFiles(requireValid(files, name), language)
}

export function summarizeFiles(valid: ValidElection, language: string): ElectionSummary {
  const [first = language, ...translated] = listLanguages(valid.election)
  const isTranslated = translated.includes(language)
  const summary = summarizeElection(translateGuide(valid, language), isTranslated ? `/${language}` : '')
  if (isTranslated || language === first) return summary
  return { ...summary, races: summary.races.map((race) => ({ ...race, name: tagText(race.name, first) })) }
}

/**
 * Builds the guide of an election for pages in one of its languages. That of the first one has no translation.
 * @param to tag of the language, as `listLanguages` spells it. By default the first one
 */
export function translateGuide(files: ValidElection, to?: string): Guide {
  const [from = '', ...others] = listLanguages(files.election)
  const original = buildGuide(files)
  if (to === undefined || !others.includes(to)) return original
  const translations = files.translations.find(({ id }) => id === to)?.file ?? noTranslations
  const guide = buildGuide(translateElection(files, from, to, translations))
  const people = findTranslatedCandidates(files, to, translations)
  const { reviewed } = translations
  return deepFreeze({
    ...guide,
    candidates: guide.candidates.map((candidate, index) => addOriginals(candidate, original.candidates[index])),
    translation: {
      from,
      ...(reviewed ? { reviewed } : {}),
      candidates: Object.fromEntries([...people].map((id) => [id, listCredits(files, id, translations)])),
      original,
    },
  })
}

function addOriginals(candidate: Candidate, original: Candidate | undefined): Candidate {
  return {
    ...candidate,
    stances: candidate.stances.map((stance, index) => addOriginal(stance, original?.stances[index]?.text)),
    positions: candidate.positions.map((position, index) => addOriginal(position, original?.positions[index]?.text)),
  }
}

function addOriginal<Statement extends { readonly text: string }>(statement: Statement, original = statement.text) {
  return untagText(statement.text) === original ? statement : { ...statement, original }
}

function listCredits(files: ValidElection, id: string, translations: typeof noTranslations): Credits {
  const known = indexTranslations(translations)
  const texts = listGuideTexts(files).filter(({ candidate }) => candidate === id)
  const used = texts.flatMap(({ text }) => known.get(text) ?? [])
  return {
    translators: [...new Set(used.map(({ by = translations.by }) => by))],
    reviewers: [...new Set(used.flatMap(({ reviewedBy }) => reviewedBy ?? []))],
  }
}
