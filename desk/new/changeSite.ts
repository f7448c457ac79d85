import { siteFileName, getBytes, type Files } from '@/guide/files/files'
import { chooseElection, listElections } from '@/guide/read/site'
import { parseBytes } from '@/guide/read/yaml'
import type { FileChange } from '@/lib/transaction/journal'
import { toItems } from '@/lib/values'
import { writeYaml } from '@/guide/write/writeYaml'

const header = `# yaml-language-server: $schema=json-schema/site.json
# data/README.md describes every field.`

export const sitePlaces = ['current', 'archive', 'none'] as const
export type SitePlace = (typeof sitePlaces)[number]

/**
 * Returns the change that gives an election its place on the site. The former current election goes to the archive, which
 * loses elections that no longer exist: the editor cannot show them. Other lines of the file stay.
 * @throws GuideError if the file is not valid YAML
 */
export function changeSite(files: Files, election: string, place: SitePlace): FileChange {
  const before = getBytes(files, siteFileName)
  const { archive, ...old } = Object(before ? parseBytes(before, siteFileName).value : {}) as { archive?: unknown }
  const current = chooseElection(files)
  const known = listElections(files)
  const listed = toItems(archive)
    .map(String)
    .filter((each) => known.includes(each))
  const replaced = place === 'current' && current !== undefined ? [current] : place === 'archive' ? [election] : []
  const others = [...new Set([...replaced, ...listed])].filter((each) => each !== election || place === 'archive')
  const value = {
    ...old,
    ...(place === 'current' ? { current: election } : current === undefined ? {} : { current }),
    ...(others.length > 0 ? { archive: others } : {}),
  }
  return { file: siteFileName, before, after: writeYaml(before, value, siteFileName, header) }
}
