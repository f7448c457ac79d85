import { stringify } from 'yaml'
import { candidateFile } from '@/guide/fields/candidateFile'
import { explain } from '@/guide/fields/catalog'
import { sourcesFile } from '@/guide/fields/sourcesFile'
import { getToday } from './defaults'

/** The first lines of every candidate's file. */
export const candidateHeader = `# yaml-language-server: $schema=../../json-schema/candidate.json
# docs/fields.md describes every field. The name of this file is the candidate's id and web address.`

/** A value as YAML, in quotation marks if it needs them. */
export function toYaml(value: string): string {
  return stringify(value, { lineWidth: 0 }).trimEnd()
}

const { shape } = candidateFile

/** The text of a candidate's file, with the fields that are not known yet as comments. */
export function formatCandidate(candidate: Readonly<Record<'name' | 'sortName' | 'race' | 'source', string>>): string {
  const { name, sortName, race, source } = candidate
  const updated = getToday()
  return `${candidateHeader}
# To fill in a line that begins with #, delete the # and the space after it. Leave it as it is if you do not know.

name: ${toYaml(name)}
sortName: ${toYaml(sortName)} # ${explain(shape.sortName)}
race: ${race}
# incumbent: false # ${explain(shape.incumbent)}
updated: ${updated} # ${explain(shape.updated)}

# party: Democrat # ${explain(shape.party)}
# partyYear: ${updated.slice(0, 4)} # ${explain(shape.partyYear)}
# partySource: ${source} # ${explain(shape.partySource)}

# links:
#   website: https://example.org/
#   email: candidate@example.org

# ${explain(shape.experience)}
# experience: >-
#   Two or three sentences.

# stances:
#   - title: Two to five words
#     text: >-
#       Name the candidate: "${name} wants ..."
#     date: ${updated.slice(0, 4)}
#     how: interview
#     sources: [${source}]

# ${explain(shape.sources)}
sources: [${source}]
`
}

export function formatSource(
  id: string,
  { title, publisher, url }: Readonly<Record<'title' | 'publisher' | 'url', string>>,
): string {
  return `
${id}:
  title: ${toYaml(title)}
  publisher: ${toYaml(publisher)}
  url: ${toYaml(url)}
  date: undated page # ${explain(sourcesFile.valueType.shape.date)}
`
}
