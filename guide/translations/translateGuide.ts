/** Server only: builds the guide of pages in another language. */
import { deepFreeze } from '@/lib/deepFreeze'
import { buildGuide } from '@/guide/read/buildGuide'
import type { ValidElection } from '@/guide/read/electionFiles'
import { listLanguages } from '@/guide/read/readLanguages'
import { findTranslator } from '@/guide/fields/translationsFile'
import type { Candidate, Credits, Guide } from '@/guide/fields/published'
import { untagText } from '@/lib/locale/taggedText'
import { findTranslatedCandidates, indexTranslations } from './findTranslated'
import { listGuideTexts } from './listGuideTexts'
import { noTranslations, translateElection } from './translateElection'

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

/** Adds to each translated statement its text before the translation. */
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

/** Who translated the words of a candidate, and who reviewed them. Each name once. */
function listCredits(files: ValidElection, id: string, translations: typeof noTranslations): Credits {
  const known = indexTranslations(translations)
  const texts = listGuideTexts(files).filter(({ candidate }) => candidate === id)
  const used = texts.flatMap(({ text }) => known.get(text) ?? [])
  return {
    translators: [...new Set(used.map((each) => findTranslator(translations, each)))],
    reviewers: [...new Set(used.flatMap(({ reviewedBy }) => reviewedBy ?? []))],
  }
}
