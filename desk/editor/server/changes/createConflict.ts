import { readYaml } from '@/guide/read/readYaml'
import { getVersion, readBytes } from '@/lib/transaction/journal'
import type { FilePlace } from '../files/electionFolder'
import { RequestError } from '../http/requestError'

/**
 * Creates the error about a file that has another version. It contains the file as it is now.
 * @param reason ends a sentence that begins with the file, like "since you opened it"
 */
export function createConflict({ path, file, fullPath }: FilePlace, reason: string): RequestError {
  const version = getVersion(readBytes(fullPath))
  const { value } = readYaml(fullPath, file)
  const message = `${file} has changed on disk ${reason}. Nothing was overwritten.`
  return new RequestError(409, { message, file: { path, version, value } })
}
