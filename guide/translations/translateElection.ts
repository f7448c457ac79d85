import { tagText } from '@/lib/locale/taggedText'
import { candidateFile } from '@/guide/fields/candidateFile'
import { electionFile } from '@/guide/fields/electionFile'
import { questionnaireFile } from '@/guide/fields/questionnaireFile'
import { sourcesFile } from '@/guide/fields/sourcesFile'
import type { TranslationsFile } from '@/guide/fields/translationsFile'
import type { ValidElection } from '@/guide/read/electionFiles'
import { findTranslatedCandidates, indexTranslations, isInLanguage } from './findTranslated'
import { findSpeaker } from './listGuideTexts'
import { mapTexts, type GuideText } from './mapTexts'

export const noTranslations: TranslationsFile = { by: '', texts: [] }

/**
 * Translates the text of an election's files. Text without a translation stays, tagged with its language. So do the words
 * of candidates in a race that is not translated completely. Names and everything else stay as they are.
 * @param from the language of the guide
 * @param to the language of the pages
 */
export function translateElection<Files extends Omit<ValidElection, 'translations'>>(
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
