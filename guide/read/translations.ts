import { z } from 'zod'
import { groupBy } from '@/lib/collections'
import { defaultLanguage, findLanguage, languageTags, parseLanguageTag } from '@/lib/locale/languages'
import { askOthers, countNoun, type Problem } from '@/lib/problems'
import { candidateFile } from '@/guide/fields/candidateFile'
import { electionFile } from '@/guide/fields/electionFile'
import { questionnaireFile } from '@/guide/fields/questionnaireFile'
import { translationsFile } from '@/guide/fields/translationsFile'
import { findTranslationGaps, type TranslationGaps } from '@/guide/translations/gaps'
import { listTexts, listGuideTexts, type GuideText, type TranslatableText } from '@/guide/translations/texts'
import { listLanguages, isInLanguage } from '@/guide/translations/translatedElection'
import type { CheckedFiles, CheckedTranslations, ElectionFiles } from './electionFiles'
import { describeIssue, validate } from './validation'
import { inFile, listItemPaths, reportRepeated } from './yaml'

/** Reports repeated originals. Returns problems with the languages of files, and translations that do not fit their fields. */
export function checkTranslations({ election, candidates, questionnaires, translations }: CheckedFiles): Problem[] {
  if (translations.length === 0) return []
  const texts = [
    ...listTexts(electionFile, election.fields),
    ...candidates.flatMap(({ fields }) => listTexts(candidateFile, fields)),
    ...questionnaires.flatMap(({ fields }) => listTexts(questionnaireFile, fields)),
  ]
  const places = groupBy(texts, ({ text }) => text)
  const [first = defaultLanguage] = listLanguages(election.fields)
  return translations.flatMap((file) => {
    reportRepeated(
      inFile(file, listItemPaths(file.data, ['texts'], 'original')),
      () => 'This passage has two translations. Delete one of the two.',
    )
    return [...checkLanguage(file, first), ...checkFields(file, places)]
  })
}

/** The name of a file is a language that pages can be in, and not that of the originals. */
function checkLanguage({ id, data }: CheckedTranslations, first: string): Problem[] {
  const tag = parseLanguageTag(id)?.toString()
  if (tag === id && tag !== first && findLanguage(tag)) return []
  const others = languageTags.filter((other) => other !== first).join(', ')
  const message = `The guide cannot be translated to the language “${id}”. Rename this file to another, like ${others}, or delete it. ${askOthers}`
  return [{ file: data.file, message }]
}

/** A translation follows the rules of every field that it is for, such as its length. */
function checkFields(file: CheckedTranslations, places: ReadonlyMap<string, readonly GuideText[]>): Problem[] {
  const { texts = [] } = file.fields
  return texts.flatMap(({ original, text }, index) => {
    const results = (places.get(original) ?? []).map(({ schema }) => z.safeParse(schema, text))
    const issues = results.flatMap(({ error }) => error?.issues ?? [])
    const [issue] = issues
    return issue ? describeIssue(file.data, translationsFile, { ...issue, path: ['texts', index, 'text'] }) : []
  })
}

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

type UncheckedFiles = Pick<ElectionFiles, 'election' | 'candidates' | 'questionnaires'>

/** In the order of the files. Omits fields with problems, which translators cannot correct. */
export function listToTranslate(files: UncheckedFiles, language: string): readonly TranslatableText[] {
  const read = <Value>(schema: z.ZodType<Value>, data: UncheckedFiles['election']) => ({
    path: data.file,
    file: validate(data, schema).fields as Value,
  })
  const { path, file: election } = read(electionFile, files.election)
  return listGuideTexts({
    path,
    election,
    candidates: files.candidates.map((each) => ({ id: each.id, ...read(candidateFile, each.data) })),
    questionnaires: files.questionnaires.map((each) => ({ id: each.id, ...read(questionnaireFile, each.data) })),
  }).filter((text) => !isInLanguage(text, language))
}
