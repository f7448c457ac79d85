import { listLanguages } from '@/guide/read/readLanguages'
import type { ValidElection } from '@/guide/read/electionFiles'
import { compareTranslations, type ComparedText } from './compareTranslations'
import { listGuideTexts, type TranslatableText } from './listGuideTexts'
import { needsTranslation } from './listToTranslate'

/** What the translations of a guide to a language lack. */
export interface TranslationGaps {
  readonly language: string
  /** Path of the file, relative to the project's folder. The file may be missing. */
  readonly file: string
  /** The number of different texts. */
  readonly count: number
  readonly missing: readonly ComparedText<TranslatableText>[]
  readonly older: readonly ComparedText<TranslatableText>[]
}

/** Compares the texts of a guide with the translations to each of its languages. */
export function findTranslationGaps(files: ValidElection): readonly TranslationGaps[] {
  const [, ...others] = listLanguages(files.election)
  const all = others.length > 0 ? listGuideTexts(files) : []
  return others.map((language) => {
    const translations = files.translations.find(({ id }) => id === language)
    const needed = all.filter((text) => needsTranslation(text, language))
    const { texts } = compareTranslations(needed, translations?.file.texts ?? [])
    const select = (state: 'missing' | 'older') => texts.filter((text) => text.state === state)
    return {
      language,
      file: translations?.path ?? files.path.replace(/[^/]*$/, `translations/${language}.yaml`),
      count: texts.length,
      missing: select('missing'),
      older: select('older'),
    }
  })
}
