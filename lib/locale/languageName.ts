import { writeLanguageName } from './haitianCreole'
import { language } from './language'
import { findFormats, isHaitianCreole, pseudoLanguage } from './languages'
import { pseudolocalizeText } from './pseudo'

const names = new Intl.DisplayNames(findFormats(language), { type: 'language' })

/** Formats `es` as "Spanish". */
export function formatLanguageName(tag: string): string {
  const name = (isHaitianCreole(language) ? writeLanguageName(tag) : undefined) ?? names.of(tag) ?? tag
  return language === pseudoLanguage ? pseudolocalizeText(name) : name
}
