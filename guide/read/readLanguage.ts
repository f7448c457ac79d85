/** Server only: reads the language of a guide before the guide is loaded. */
import { join } from 'node:path'
import { defaultLanguage, findLanguage } from '@/lib/locale/languages'
import { GuideError } from '@/lib/problems'
import { electionFile } from '@/guide/fields/electionFile'
import { findElection } from './findElection'
import { readYaml } from './readYaml'
import { validate } from './validate'
import { readEnv, setGuideLanguage } from '@/lib/env'

/**
 * Returns the language of an election's guide, like `en-CA`. Returns the default for a file with problems, which
 * `readElection` reports.
 */
export function readLanguage(root: string, name?: string): string {
  try {
    const folder = join('data', name ?? findElection(root))
    const data = readYaml(join(root, folder, 'election.yaml'), `${folder}/election.yaml`)
    const { language = defaultLanguage } = validate(data, electionFile).fields
    return findLanguage(language) ? (Intl.getCanonicalLocales(language)[0] ?? language) : defaultLanguage
  } catch (error) {
    if (error instanceof GuideError) return defaultLanguage
    throw error
  }
}

/**
 * Sets the language of the election for child processes, and for modules of this process that load later. Import
 * modules with page text only after this.
 */
export function applyLanguage(): void {
  setGuideLanguage(readLanguage(process.cwd(), readEnv().election))
}
