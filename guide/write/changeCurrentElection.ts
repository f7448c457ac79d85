import { join } from 'node:path'
import { siteFileName } from '@/guide/read/findElection'
import { parseBytes } from '@/guide/read/readYaml'
import { readBytes, type FileChange } from '@/lib/transaction/journal'
import { writeYaml } from './writeYaml'

const header = `# yaml-language-server: $schema=json-schema/site.json
# data/README.md describes every field.`

/**
 * Returns the change that sets the election that the site shows. Other lines of the file stay.
 * @throws GuideError if the file is not valid YAML
 */
export function changeCurrentElection(root: string, current: string): FileChange {
  const before = readBytes(join(root, siteFileName))
  const old = before ? parseBytes(before, siteFileName).value : {}
  const after = writeYaml(before, { ...Object(old), current }, siteFileName, header)
  return { file: siteFileName, before, after }
}
