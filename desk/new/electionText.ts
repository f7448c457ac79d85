/** Text of a new election's file. */
import { toYaml } from './candidateText'

/** A race of a new election. */
export interface NewRace {
  readonly id: string
  readonly name: string
  readonly voteFor: number
}

/** Contents of a new election's file. */
interface NewElection {
  readonly city: string
  readonly state: string
  readonly title: string
  readonly date: string
  readonly timeZone: string
  readonly language: string
  readonly nonpartisan: boolean
  readonly races: readonly NewRace[]
  /** Id of the source for the races. */
  readonly source: string
  /** Today, as `YYYY-MM-DD`. */
  readonly updated: string
}

/** The text of `election.yaml`, with the fields that are not known yet as comments. */
export function formatElection({ city, state, title, date, timeZone, language, ...election }: NewElection): string {
  const { nonpartisan, races, source, updated } = election
  return `# yaml-language-server: $schema=../json-schema/election.json
#
# The election: name, date, how to vote, races and results. data/README.md describes every field.
# To fill in a line that begins with #, delete the # and the space after it. Leave it as it is if you do not know.
#
# A voting fact carries more fields:
#   covers      this election, state or another year: what its sources confirm it for
#   publisher   who publishes the linked page
#   certainty   none, low, medium, medium-high or high. The site omits facts below medium.
#   sources     ids from sources.yaml. The page lists them.
#   editorNote  for editors. Never published, like certainty.

city: ${toYaml(city)}
state: ${toYaml(state)}
title: ${toYaml(title)}
name: ${toYaml(`${city} election`)}
date: ${date}
timeZone: ${timeZone} # of the polling hours
language: ${language}
nonpartisan: ${nonpartisan} # true: the ballot names no parties
updated: ${updated} # the day the substance of this file last changed

# Who is behind this guide. Pages show that it is not named until you fill this in.
# publisher:
#   name: Library Friends
#   funding: Members pay for this guide.
#   contact: guide@example.org

when:
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

# In the order shown. The first is selected by default.
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

# When the election is over: the ids of those elected in each race.
# results:
#   winners:
${races.map(({ id }) => `#     ${id}: []`).join('\n')}
#   sources: [${source}]

# Changes of substance, newest first: date, candidate (an id, if it concerns one) and text.
corrections: []
`
}

function formatRace({ id, name, voteFor }: NewRace, city: string, source: string): string {
  return `  - id: ${id}
    name: ${toYaml(name)}
    position: ${toYaml(`${city} ${name} Candidate`)}
    voteFor: ${voteFor} # how many candidates one voter may vote for
    # about: One or two plain sentences about the office.
    sources: [${source}]`
}
