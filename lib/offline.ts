/** Names and types that the worker of kept guides shares with its build step and the button. Browser scripts may import it. */
import { BASE_PATH, photoWidths } from './paths'

/** `offline.json` of a language: the files that are kept on the device of a reader who asks for it. */
export interface KeptFiles {
  /** The version of the whole guide in all languages. */
  readonly version: string
  /** Date of the last change of the guide, in the language. */
  readonly updated: string
  readonly bytes: number
  /** SHA-256 digests by address, which is relative to that of the site, in base64. */
  readonly files: Readonly<Record<string, string>>
}

/** Name of the cache with the kept files. Differs between guides on one domain. */
export function getCacheName(base = BASE_PATH): string {
  return `kept${base}/`
}

/** End of the addresses of photographs in the kept size and type, which every browser can show. */
export const keptPhoto = `-${photoWidths[1]}.jpg`
