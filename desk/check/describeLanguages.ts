import { defaultLanguage, findLanguage, getNativeName } from '@/lib/locale/languages'
import { listUntranslated } from '@/lib/locale/checkMessages'
import type { TranslationGaps } from '@/guide/translations/gaps'
import { groupBy } from '@/lib/collections'
import { countNoun, truncate } from '@/lib/problems'
import { getMessageFile } from '@/lib/locale/messageFiles'
import { readMessages } from '@/lib/locale/readMessages'

/** Lists the untranslated text: of the pages in every language but English, and of each guide in all but its first. */
export function describeLanguages(tags: readonly string[], gaps: readonly TranslationGaps[] = []): string {
  const ofPages = tags.flatMap((tag) => {
    const name = findLanguage(tag)
    return name === undefined || name === defaultLanguage ? [] : [describePageText(tag, name)]
  })
  const lines = [...ofPages, ...gaps.map(describeGaps)]
  return lines.length > 0
    ? lines.join('\n')
    : 'The pages are in English only. No text of the pages needs a translation.'
}

function describePageText(tag: string, name: NonNullable<ReturnType<typeof findLanguage>>): string {
  const english = readMessages(defaultLanguage)
  const missing = listUntranslated(name)
  const title = `${getNativeName(tag)} (${tag})`
  if (missing.length === 0) return `${title}: all ${english.size} messages of the pages are translated.`
  return [
    `${title}: ${missing.length} of ${english.size} messages of the pages are not translated. They are in English until ${getMessageFile(name)} has them:`,
    ...missing.map((key) => `  ${key}: ${english.get(key)}`),
  ].join('\n')
}

/** Passages without a translation are counted by file, because a guide may have hundreds. */
function describeGaps({ language, file, count, missing, older, unused, unreviewed }: TranslationGaps): string {
  const title = `${getNativeName(language)} (${language})`
  const others = [
    ...unused.map(({ original }) => `  no longer in the guide: ${truncate(original)}`),
    ...unreviewed.map(({ original }) => `  what a candidate said, without a review: ${truncate(original)}`),
  ]
  const passages = `${countNoun(count, 'passage')} of the guide`
  if (missing.length + older.length === 0)
    return [`${title}: all ${passages} are translated in ${file}.`, ...others].join('\n')
  const files = groupBy(missing, ({ places: [place] }) => place?.file ?? '')
  return [
    `${title}: ${missing.length} of ${passages} not translated, ${older.length} translated from an older original. See ${file}, the editor, or an export:`,
    ...[...files].map(([path, { length }]) => `  ${path}: ${length}`),
    ...older.map(({ original }) => `  older than the original: ${truncate(original)}`),
    ...others,
  ].join('\n')
}
