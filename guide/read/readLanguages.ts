/** Server only: reads the languages of a guide before the guide is loaded. */
import { defaultLanguage, findLanguage, parseLanguageTag } from '@/lib/locale/languages'
import { GuideError } from '@/lib/problems'
import { electionFile } from '@/guide/fields/electionFile'
import { findElection } from './findElection'
import type { Files } from '@/guide/files/files'
import { readFile } from './readYaml'
import { validate } from './validate'
import { readEnv } from '@/lib/env'

/**
 * Returns the languages of an election's guide, like `['en-CA', 'fr-CA']`. Returns the default for a file with problems,
 * which `readElection` reports.
 */
export function readLanguages(files: Files, name?: string): readonly string[] {
  try {
    const data = readFile(files, `data/${name ?? findElection(files)}/election.yaml`)
    return listLanguages(validate(data, electionFile).fields)
  } catch (error) {
    if (error instanceof GuideError) return [defaultLanguage]
    throw error
  }
}

/**
 * The languages of an election that pages can be in, in the usual spelling. Leaves out those that a build skips, but never
 * the first, which the others are translated from.
 */
export function listLanguages({ languages = [] }: { readonly languages?: readonly string[] }): readonly string[] {
  const known = languages.flatMap((tag) => (findLanguage(tag) ? (parseLanguageTag(tag)?.toString() ?? []) : []))
  const [first = defaultLanguage, ...others] = known
  const { skippedLanguages } = readEnv()
  return [first, ...others.filter((tag) => !skippedLanguages.includes(tag))]
}
