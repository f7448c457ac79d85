import { findLanguage } from '@/lib/locale/languages'
import { isByPerson, type Translation, type TranslationsFile } from '@/guide/fields/translationsFile'
import { listGuideTexts, type TextFiles, type TranslatableText } from './listGuideTexts'

type Translations = Pick<TranslationsFile, 'by' | 'texts'>

/** The translations of a file by their originals. */
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
export function findTranslatedCandidates(
  files: TextFiles,
  language: string,
  translations: Translations,
): ReadonlySet<string> {
  const known = indexTranslations(translations)
  const isTranslated = (text: TranslatableText) => {
    const translation = known.get(text.text)
    return isInLanguage(text, language) || (translation !== undefined && isByPerson(translations, translation))
  }
  const missing = listGuideTexts(files).flatMap((text) => (isTranslated(text) ? [] : (text.candidate ?? [])))
  const withheld = new Set(missing)
  const races = files.candidates.map(({ id, file: { race, otherRaces = [] } }) => ({
    id,
    races: [race, ...otherRaces.map((candidacy) => candidacy.race)],
  }))
  // Each round reaches those who run with somebody of the last one.
  for (let size = -1; size < withheld.size;) {
    size = withheld.size
    const affected = new Set(races.filter(({ id }) => withheld.has(id)).flatMap((each) => each.races))
    for (const each of races) if (each.races.some((race) => affected.has(race))) withheld.add(each.id)
  }
  return new Set(races.map(({ id }) => id).filter((id) => !withheld.has(id)))
}
