import { defaultLanguage, findLanguage, getNativeName } from '@/lib/locale/languages'
import { listUntranslated } from '@/lib/locale/messages/checkMessages'
import { getMessageFile, readMessages } from '@/lib/locale/messages/readMessages'

/** Lists, for each language of a guide but English, the text of the pages that is not translated. */
export function describeLanguages(tags: readonly string[]): string {
  const texts = tags.flatMap((tag) => {
    const name = findLanguage(tag)
    return name === undefined || name === defaultLanguage ? [] : [describePageText(tag, name)]
  })
  return texts.length > 0
    ? texts.join('\n')
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
