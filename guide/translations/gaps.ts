import { isByPerson, type Translation } from '@/guide/fields/translationsFile'
import { compareTranslations, type ComparedText } from './comparedTexts'
import { listGuideTexts, type TranslatableText, type TranslatedFiles } from './texts'
import { listLanguages, isInLanguage, noTranslations } from './translatedElection'

type Compared = ComparedText<TranslatableText>

export interface TranslationGaps {
  readonly language: string
  /** Path of the file, relative to the project's folder. The file may be missing. */
  readonly file: string
  /** The number of different passages that a translation is for, or should be. */
  readonly count: number
  readonly missing: readonly Compared[]
  readonly older: readonly Compared[]
  /** Translations of passages that are no longer in the guide. */
  readonly unused: readonly Translation[]
  /** Candidates' words that only a machine has translated. Pages do not show these translations. */
  readonly unreviewed: readonly Compared[]
}

/**
 * Compares the passages of a guide with the translations to each of its languages. A guide may leave all candidates' words
 * in the original, so missing ones count only if some are translated. Words that are only searched for never count.
 */
export function findTranslationGaps(files: Omit<TranslatedFiles, 'sources'>): readonly TranslationGaps[] {
  const [, ...others] = listLanguages(files.election)
  const all = others.length > 0 ? listGuideTexts(files) : []
  return others.map((language) => {
    const found = files.translations.find(({ id }) => id === language)
    const file = found?.file ?? noTranslations
    const needed = all.filter((text) => !isInLanguage(text, language))
    const { texts, unused } = compareTranslations(needed, file.texts)
    const hasSaid = texts.some((text) => text.index !== undefined && isSaid(text))
    const missing = texts.filter((text) => text.state === 'missing')
    const optional = missing.filter(
      (text) => (!hasSaid && isSaid(text)) || text.places.every(({ wording }) => wording === 'searched'),
    )
    return {
      language,
      file: found?.path ?? files.path.replace(/[^/]*$/, `translations/${language}.yaml`),
      count: texts.length - optional.length,
      missing: missing.filter((text) => !optional.includes(text)),
      older: texts.filter((text) => text.state === 'older'),
      unused: unused.flatMap((index) => file.texts[index] ?? []),
      unreviewed: texts.filter((text) => {
        const translation = text.state === 'current' && isSaid(text) ? file.texts[text.index ?? -1] : undefined
        return translation !== undefined && !isByPerson(file, translation)
      }),
    }
  })
}

/** True for words of candidates alone. The title of a statement may be the name of a topic, too. */
function isSaid({ places }: Compared): boolean {
  return places.every(({ candidate }) => candidate !== undefined)
}
