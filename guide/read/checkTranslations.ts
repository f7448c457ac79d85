/** Checks files with translations against each other and against the passages of the guide. */
import { z } from 'zod'
import { groupBy } from '@/lib/groupBy'
import { askOthers, type Problem } from '@/lib/problems'
import { defaultLanguage, findLanguage, languageTags, parseLanguageTag } from '@/lib/locale/languages'
import { candidateFile } from '@/guide/fields/candidateFile'
import { electionFile } from '@/guide/fields/electionFile'
import { questionnaireFile } from '@/guide/fields/questionnaireFile'
import { translationsFile } from '@/guide/fields/translationsFile'
import { listTexts, type GuideText } from '@/guide/translations/mapTexts'
import type { CheckedFiles, CheckedTranslations } from './electionFiles'
import { findRepeated, listItemPaths } from './readYaml'
import { listLanguages } from './readLanguages'
import { describeIssue } from './validate'

/** Returns every problem with the languages of files, repeated originals, and translations that do not fit their fields. */
export function checkTranslations({ election, candidates, questionnaires, translations }: CheckedFiles): Problem[] {
  if (translations.length === 0) return []
  const texts = [
    ...listTexts(electionFile, election.fields),
    ...candidates.flatMap(({ fields }) => listTexts(candidateFile, fields)),
    ...questionnaires.flatMap(({ fields }) => listTexts(questionnaireFile, fields)),
  ]
  const places = groupBy(texts, ({ text }) => text)
  const [first = defaultLanguage] = listLanguages(election.fields)
  return translations.flatMap((file) => [
    ...checkLanguage(file, first),
    ...findRepeated(
      listItemPaths(file.data, ['texts']).map((path) => ({ data: file.data, path: [...path, 'original'] })),
      () => 'This passage has two translations. Delete one of the two.',
    ),
    ...checkFields(file, places),
  ])
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
function checkFields(
  { data, fields: { texts = [] } }: CheckedTranslations,
  places: ReadonlyMap<string, readonly GuideText[]>,
): Problem[] {
  return texts.flatMap(({ original, text }, index) => {
    const results = (places.get(original) ?? []).map(({ schema }) => z.safeParse(schema, text))
    const issues = results.flatMap(({ error }) => error?.issues ?? [])
    const [issue] = issues
    return issue ? describeIssue(data, translationsFile, { ...issue, path: ['texts', index, 'text'] }) : []
  })
}
