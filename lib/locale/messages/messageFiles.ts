/** Paths of the files with page text. Loads none of them. */
import type { Language } from '../languages'

/** From the project's folder. */
export const messageFolder = 'lib/locale/messages'

export function getMessageFile(name: Language): string {
  return `${messageFolder}/${name}.json`
}
