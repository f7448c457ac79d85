import { stringify } from 'yaml'
import { candidateFile } from '@/guide/fields/candidateFile'
import { sourcesFile } from '@/guide/fields/sourcesFile'
import { explain } from '@/guide/fields/catalog'
import { electionFile } from '@/guide/fields/electionFile'
import { isYes } from './questions'
import { suggestId } from '@/guide/fields/ids'
import { toSortName } from './defaults'

const { shape } = electionFile

export interface NewRace {
  readonly id: string
  readonly name: string
  readonly voteFor: number
}

type Answer = 'city' | 'state' | 'title' | 'date' | 'time-zone' | 'language' | 'nonpartisan' | 'source'

const listId = 'candidates'

/** The text of `election.yaml`, with the fields that are not known yet as comments. */
export function formatElection(
  { city, state, title, date, language, ...answers }: Readonly<Record<Answer, string>>,
  races: readonly NewRace[],
  today: string,
): string {
  return `# yaml-language-server: $schema=../json-schema/election.json
#
# The election: name, date, how to vote, races and results. docs/fields.md describes every field.
# To fill in a line that begins with #, delete the # and the space after it. Leave it as it is if you do not know.

city: ${toYaml(city)}
state: ${toYaml(state)}
title: ${toYaml(title)}
name: ${toYaml(`${city} election`)}
date: ${date}
timeZone: ${answers['time-zone']} # ${explain(shape.timeZone)}
languages: [${language}] # ${explain(shape.languages)}
nonpartisan: ${isYes(answers.nonpartisan)} # ${explain(shape.nonpartisan)}
updated: ${today} # ${explain(shape.updated)}

# ${explain(shape.publisher)}
# publisher:
#   name: Library Friends
#   funding: Members pay for this guide.
#   contact: guide@example.org

when:
  # Each fact has what it covers, and its certainty: none, low, medium, medium-high or high. The site omits facts below medium.
  # hours:
  #   opens: "07:00"
  #   closes: "20:00"
  #   covers: this election
  #   certainty: high
  #   sources: [${listId}]
  deadlines: []
  # - label: Last day to register to vote
  #   date: ${date}
  #   covers: this election
  #   certainty: high
  #   sources: [${listId}]

where:
  # finder:
  #   label: Find your polling place
  #   url: https://example.org/
  #   covers: state
  #   publisher: Office of the Secretary of State
  #   certainty: high
  #   sources: [${listId}]
  offices: []
  # - name: City Clerk
  #   place: City Hall, 1 Main Street
  #   phone: 555-0100
  #   covers: this election
  #   certainty: high
  #   sources: [${listId}]

# ${explain(shape.races)}
races:
${races.map((race) => formatRace(race, city, answers.source !== '')).join('\n')}

# Ballot questions, if there are any.
# questions:
#   - id: question-1
#     number: "1"
#     title: A short title in plain words
#     summary: What the question asks, in plain words.
#     yes: What a yes vote means.
#     no: What a no vote means.
#     sources: [${listId}]

# When the election is over. ${explain(shape.results.unwrap().shape.winners)}
# results:
#   winners:
${races.map(({ id }) => `#     ${id}: []`).join('\n')}
#   sources: [${listId}]

# ${explain(shape.corrections)}
corrections: []
`
}

function formatRace({ id, name, voteFor }: NewRace, city: string, hasSource: boolean): string {
  return `  - id: ${id}
    name: ${toYaml(name)}
    position: ${toYaml(`${city} ${name} Candidate`)}
    voteFor: ${voteFor} # ${explain(shape.races.element.shape.voteFor)}
    # about: ${explain(shape.races.element.shape.about)}
    ${hasSource ? '' : '# '}sources: [${listId}]`
}

/** The first lines of a new file, by its path. Empty for the files that every election has. */
export function findHeader(file: string): string {
  if (file.includes('questionnaires/')) return formatHeader('questionnaire', "the questionnaire's id and web address")
  if (file.includes('translations/')) return formatHeader('translations', 'the code of the language')
  return file.includes('candidates/') ? formatHeader('candidate', "the candidate's id and web address") : ''
}

function formatHeader(schema: string, nameOfFile: string): string {
  return `# yaml-language-server: $schema=../../json-schema/${schema}.json
# docs/fields.md describes every field. The name of this file is ${nameOfFile}.`
}

function toYaml(value: string): string {
  return stringify(value, { lineWidth: 0 }).trimEnd()
}

const candidate = candidateFile.shape

/** Ids for a candidate, the best first: from the surname, and from the whole name. */
export function suggestCandidateIds(name: string, sortName = toSortName(name)): readonly string[] {
  return [sortName.split(',')[0] ?? '', name].flatMap((text) => suggestId(text) ?? [])
}

type NewCandidate = Readonly<Record<'name' | 'sortName' | 'race' | 'source', string>>

/** The text of a candidate's file, with the fields that are not known yet as comments. */
export function formatCandidate({ name, sortName, race, source }: NewCandidate, today: string): string {
  return `${findHeader('candidates/')}
# To fill in a line that begins with #, delete the # and the space after it. Leave it as it is if you do not know.

name: ${toYaml(name)}
sortName: ${toYaml(sortName)} # ${explain(candidate.sortName)}
race: ${race}
# incumbent: false # ${explain(candidate.incumbent)}
updated: ${today} # ${explain(candidate.updated)}

# party: Democrat # ${explain(candidate.party)}
# partyYear: ${today.slice(0, 4)} # ${explain(candidate.partyYear)}
# partySource: ${source} # ${explain(candidate.partySource)}

# links:
#   website: https://example.org/
#   email: candidate@example.org

# ${explain(candidate.experience)}
# experience: >-
#   Two or three sentences.

# stances:
#   - title: Two to five words
#     text: >-
#       Name the candidate: "${name} wants ..."
#     date: ${today.slice(0, 4)}
#     how: interview
#     sources: [${source}]

# ${explain(candidate.sources)}
sources: [${source}]
`
}

/** The text of `sources.yaml`, with the list of candidates if its address is known. */
export function formatSources(url: string): string {
  const fields = {
    title: 'List of candidates',
    publisher: url === '' ? 'City Clerk' : new URL(url).host,
    url: url || 'https://example.org/candidates',
    date: 'undated page',
  }
  const lines = stringify({ [listId]: fields }, { lineWidth: 0 })
    .trimEnd()
    .split('\n')
  return `# yaml-language-server: $schema=../json-schema/sources.json
#
# Every source of this guide, under the id that other files refer to. ${explain(sourcesFile.valueType.shape.date)}

${url === '' ? `${lines.map((line) => `# ${line}`).join('\n')}\n# {} means that there are no sources yet. Delete it when you add one.\n{}` : lines.join('\n')}
`
}
