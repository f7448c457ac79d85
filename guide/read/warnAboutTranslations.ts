/** Warns about what the translations of a guide lack. `npm run check -- --languages` lists it. */
import { countNoun, type Problem } from '@/lib/problems'
import { findTranslationGaps, type TranslationGaps } from '@/guide/translations/findTranslationGaps'
import type { ElectionFiles } from './electionFiles'
import { listLanguages } from './readLanguages'

export function warnAboutTranslations({ valid }: ElectionFiles): Problem[] {
  if (!valid) return []
  const languages = listLanguages(valid.election)
  const others = valid.translations.filter(({ id }) => !languages.includes(id))
  return [...findTranslationGaps(valid).flatMap(warnAboutGaps), ...others.map(warnAboutLanguage)]
}

function warnAboutGaps({ file, missing, older, unused, unreviewed }: TranslationGaps): Problem[] {
  const parts = [
    [missing, 'passage', 'without a translation'],
    [older, 'translation', 'older than the original'],
    [unused, 'translation', 'of text that is no longer in the guide'],
    [unreviewed, 'translation', 'of what a candidate said that nobody has reviewed'],
  ] as const
  const found = parts
    .flatMap(([{ length }, noun, state]) => (length > 0 ? `${countNoun(length, noun)} ${state}` : []))
    .join(', ')
  if (found === '') return []
  const message = `The translations are not complete: ${found}. “npm run check -- --languages” lists them.`
  return [{ file, message }]
}

function warnAboutLanguage({ id, path }: { readonly id: string; readonly path: string }): Problem {
  return { file: path, message: `No pages are in the language “${id}” yet. Add it to the languages of the election.` }
}
