import { language } from './language'
import { pseudoLanguage } from './languages'
import { pseudolocalizeText } from './pseudo'

const names = new Intl.DisplayNames(language, { type: 'language' })

/** Formats `es` as "Spanish". */
export function formatLanguageName(tag: string): string {
  const name = names.of(tag) ?? tag
  return language === pseudoLanguage ? pseudolocalizeText(name) : name
}
