import { readProject } from '@/guide/files/readProject'
import { readLanguages } from '@/guide/read/site'
import { readEnv, setGuideLanguages } from '@/lib/env'

/**
 * Sets the languages of the election for child processes, and for modules of this process that load later. Import
 * modules with page text only after this.
 */
export function applyLanguages(): void {
  setGuideLanguages(readLanguages(readProject(process.cwd()), readEnv().election))
}
