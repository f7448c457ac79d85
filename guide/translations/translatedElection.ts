import { findConnected } from '@/lib/collections'
import { readEnv } from '@/lib/env'
import { defaultLanguage, findLanguage, parseLanguageTag } from '@/lib/locale/languages'
import { tagText } from '@/lib/locale/taggedText'
import { candidateFile } from '@/guide/fields/candidateFile'
import { electionFile } from '@/guide/fields/electionFile'
import { questionnaireFile } from '@/guide/fields/questionnaireFile'
import { sourcesFile } from '@/guide/fields/sourcesFile'
import { isByPerson, type TranslationsFile, type Translation } from '@/guide/fields/translationsFile'
import {
  listGuideTexts,
  findSpeaker,
  mapTexts,
  type TranslatableText,
  type TextFiles,
  type TranslatedFiles,
  type GuideText,
} from './texts'

/** Languages that pages can be in, in the usual spelling. Omits those that a build skips, but never the first. */
export function listLanguages({ languages = [] }: { readonly languages?: readonly string[] }): readonly string[] {
  const known = languages.flatMap((tag) => (findLanguage(tag) ? (parseLanguageTag(tag)?.toString() ?? []) : []))
  const [first = defaultLanguage, ...others] = known
  const { skippedLanguages } = readEnv()
  return [first, ...others.filter((tag) => !skippedLanguages.includes(tag))]
}

type Translations = Pick<TranslationsFile, 'by' | 'texts'>

export function indexTranslations({ texts }: Translations): ReadonlyMap<string, Translation> {
  return new Map(texts.map((translation) => [translation.original, translation]))
}

/** True if pages in a language may show a passage as it is, because it is in that language. */
export function isInLanguage({ language }: Pick<TranslatableText, 'language'>, pages: string): boolean {
  return (
    language !== undefined && findLanguage(language) !== undefined && findLanguage(language) === findLanguage(pages)
  )
}

/**
 * Returns the ids of the candidates whose words are shown in a language: those of everyone in a race, if each passage has a
 * translation that a person made or reviewed. Otherwise, nobody's in the race, nor in others in which one of them runs.
 */
export function findTranslatedCandidates(files: TextFiles, language: string, translations: Translations) {
  const known = indexTranslations(translations)
  const isTranslated = (text: TranslatableText) => {
    const translation = known.get(text.text)
    return isInLanguage(text, language) || (translation !== undefined && isByPerson(translations, translation))
  }
  const missing = listGuideTexts(files).flatMap((text) => (isTranslated(text) ? [] : (text.candidate ?? [])))
  const races = files.candidates.map(({ id, file: { race, otherRaces = [] } }) => ({
    id,
    values: [race, ...otherRaces.map((candidacy) => candidacy.race)],
  }))
  const withheld = findConnected(missing, races)
  return new Set(races.map(({ id }) => id).filter((id) => !withheld.has(id)))
}

export const noTranslations: TranslationsFile = { by: '', texts: [] }

/**
 * Translates the text of an election's files. Text without a translation stays, tagged with its language. So do the words
 * of candidates in a race that is not translated completely. Names and everything else stay as they are.
 */
export function translateElection<Files extends Omit<TranslatedFiles, 'translations'>>(
  files: Files,
  from: string,
  to: string,
  translations = noTranslations,
): Files {
  const known = indexTranslations(translations)
  const translated = findTranslatedCandidates(files, to, translations)
  const change = (found: GuideText, candidate?: string): string | readonly string[] => {
    const { text, wording, language = from } = found
    if (wording === 'name' || isInLanguage(found, to)) return text
    const original = tagText(text, language)
    const translation = known.get(text)?.text
    if (wording === 'searched') return translation === undefined ? original : [translation, original]
    const isShown = wording !== 'cited' && (candidate === undefined || translated.has(candidate))
    return isShown && translation !== undefined ? translation : original
  }
  return {
    ...files,
    election: mapTexts(electionFile, files.election, change),
    sources: mapTexts(sourcesFile, files.sources, change),
    candidates: files.candidates.map(({ file, ...rest }) => ({
      ...rest,
      file: mapTexts(candidateFile, file, (found) => change(found, findSpeaker(found, rest.id).candidate)),
    })),
    questionnaires: files.questionnaires.map(({ file, ...rest }) => ({
      ...rest,
      file: mapTexts(questionnaireFile, file, (found) => change(found, findSpeaker(found).candidate)),
    })),
  }
}
