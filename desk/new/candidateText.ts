/** Text of new files about a candidate. */
import { stringify } from 'yaml'

/** Contents of a new candidate's file. */
interface NewCandidate {
  readonly name: string
  readonly sortName: string
  readonly race: string
  /** Id of the source for the candidacy. */
  readonly source: string
  /** Today, as `YYYY-MM-DD`. */
  readonly updated: string
}

/** A source. */
interface NewSource {
  readonly title: string
  readonly publisher: string
  readonly url: string
}

/** The first lines of every candidate's file. */
export const candidateHeader = `# yaml-language-server: $schema=../../json-schema/candidate.json
# data/README.md describes every field. The name of this file is the candidate's id and web address.`

/** A value as YAML, in quotation marks if it needs them. */
export function toYaml(value: string): string {
  return stringify(value, { lineWidth: 0 }).trimEnd()
}

/** The text of a candidate's file, with the fields that are not known yet as comments. */
export function formatCandidate({ name, sortName, race, source, updated }: NewCandidate): string {
  return `${candidateHeader}
# To fill in a line that begins with #, delete the # and the space after it. Leave it as it is if you do not know.

name: ${toYaml(name)}
sortName: ${toYaml(sortName)} # surname first; determines the order in lists
race: ${race}
# incumbent: false # true: held this same seat when running
updated: ${updated} # the day the substance of this file last changed

# The party as the candidate stated it, the year, and the id of the source in sources.yaml.
# party: Democrat
# partyYear: ${updated.slice(0, 4)}
# partySource: ${source}

# links:
#   website: https://example.org/
#   email: candidate@example.org

# Work and background, in plain words.
# experience: >-
#   Two or three sentences.

# Each stance: a short title, your summary, when and how it was said, and its sources.
# stances:
#   - title: Two to five words
#     text: >-
#       Name the candidate: "${name} wants ..."
#     date: ${updated.slice(0, 4)}
#     how: interview
#     sources: [${source}]

# Sources of everything else on the page: ids from sources.yaml.
sources: [${source}]
`
}

/** The text of a source, to append to `sources.yaml`. */
export function formatSource(id: string, { title, publisher, url }: NewSource): string {
  return `
${id}:
  title: ${toYaml(title)}
  publisher: ${toYaml(publisher)}
  url: ${toYaml(url)}
  date: undated page # the day it was published, like 2026-10-20
`
}
