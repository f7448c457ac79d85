import { readLanguage } from '@/guide/read/readLanguage'
import { readEnv, setGuideLanguage } from '@/lib/env'

/**
 * Sets the language of the election for child processes, and for modules of this process that load later. Import
 * modules with page text only after this.
 */
export function applyLanguage(): void {
  setGuideLanguage(readLanguage(process.cwd(), readEnv().election))
}
