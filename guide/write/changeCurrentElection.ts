/** Changes `data/site.yaml`. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileChange } from '@/lib/transaction/journal'
import { siteFileName } from '@/guide/read/findElection'
import { editYaml } from './editYaml'
import { formatFile } from './yamlBytes'

const header = `# yaml-language-server: $schema=json-schema/site.json
# data/README.md describes every field.`

/**
 * Returns the change that sets the election that the site shows. Other lines of the file stay.
 * @param root the project's folder
 * @param current name of the election's folder in `data/`
 * @throws GuideError if the file is not valid YAML
 */
export function changeCurrentElection(root: string, current: string): FileChange {
  const path = join(root, siteFileName)
  if (!existsSync(path)) return { file: siteFileName, after: formatFile({ current }, siteFileName, header) }
  const before = readFileSync(path)
  const edits = [{ kind: 'set', path: ['current'], value: current }] as const
  return { file: siteFileName, before, after: Buffer.from(editYaml(before.toString(), edits, siteFileName)) }
}
