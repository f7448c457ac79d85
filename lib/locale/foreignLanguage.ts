import { language as pageLanguage } from './language'

/** Value of `lang` for text in another language than the page. Undefined for the page's, with or without a region. */
export function findForeignLanguage(textLanguage: string | undefined): string | undefined {
  if (textLanguage === undefined) return undefined
  const [text, page] = [textLanguage, pageLanguage].map((tag) => `${tag.toLowerCase()}-`) as [string, string]
  return page.startsWith(text) || text.startsWith(page) ? undefined : textLanguage
}
