import { explain } from '@/guide/fields/catalog'
import { electionFile } from '@/guide/fields/electionFile'
import { isYes } from './askQuestions'
import { toYaml } from './candidateText'
import { getToday } from './defaults'

const { shape } = electionFile

export interface NewRace {
  readonly id: string
  readonly name: string
  readonly voteFor: number
}

type Answer = 'city' | 'state' | 'title' | 'date' | 'time-zone' | 'language' | 'nonpartisan'

/**
 * The text of `election.yaml`, with the fields that are not known yet as comments.
 * @param source id of the source for the races
 */
export function formatElection(
  { city, state, title, date, language, ...answers }: Readonly<Record<Answer, string>>,
  races: readonly NewRace[],
  source: string,
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
language: ${language}
nonpartisan: ${isYes(answers.nonpartisan)} # ${explain(shape.nonpartisan)}
updated: ${getToday()} # ${explain(shape.updated)}

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
  #   sources: [${source}]
  deadlines: []
  # - label: Last day to register to vote
  #   date: ${date}
  #   covers: this election
  #   certainty: high
  #   sources: [${source}]

where:
  # finder:
  #   label: Find your polling place
  #   url: https://example.org/
  #   covers: state
  #   publisher: Office of the Secretary of State
  #   certainty: high
  #   sources: [${source}]
  offices: []
  # - name: City Clerk
  #   place: City Hall, 1 Main Street
  #   phone: 555-0100
  #   covers: this election
  #   certainty: high
  #   sources: [${source}]

# ${explain(shape.races)}
races:
${races.map((race) => formatRace(race, city, source)).join('\n')}

# Ballot questions, if there are any.
# questions:
#   - id: question-1
#     number: "1"
#     title: A short title in plain words
#     summary: What the question asks, in plain words.
#     yes: What a yes vote means.
#     no: What a no vote means.
#     sources: [${source}]

# When the election is over. ${explain(shape.results.unwrap().shape.winners)}
# results:
#   winners:
${races.map(({ id }) => `#     ${id}: []`).join('\n')}
#   sources: [${source}]

# ${explain(shape.corrections)}
corrections: []
`
}

function formatRace({ id, name, voteFor }: NewRace, city: string, source: string): string {
  return `  - id: ${id}
    name: ${toYaml(name)}
    position: ${toYaml(`${city} ${name} Candidate`)}
    voteFor: ${voteFor} # ${explain(shape.races.element.shape.voteFor)}
    # about: ${explain(shape.races.element.shape.about)}
    sources: [${source}]`
}
