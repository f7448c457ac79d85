import { readProject } from '@/guide/files/readProject'
import { readLanguages } from '@/guide/read/site'
import { readEnv, setGuideLanguages } from '@/lib/env'

/** Sets the languages of this process and its children. Import modules with page text only after this. */
export function applyLanguages(): void {
  setGuideLanguages(readLanguages(readProject(process.cwd()), readEnv().election))
}
