import { language } from './language'
import { findLanguage, pseudoLanguage, type Language } from './languages'
import { pseudolocalize } from './pseudo'

/**
 * Selects the module of the pages' language, and pseudolocalizes it for the pseudo-language.
 * @throws Error if no module exists for the language, which the check of an election prevents
 */
export function selectLanguage<Module>(modules: Readonly<Partial<Record<Language, Module>>>): Module {
  const name = findLanguage(language)
  const text = name && modules[name]
  if (text === undefined) throw new Error(`There is no page text in the language "${language}".`)
  return language === pseudoLanguage ? pseudolocalize(text) : text
}
