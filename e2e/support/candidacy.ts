/** Facts of a candidacy, as a profile must show them. */
import {
  candidaciesOf,
  candidatesOf,
  raceOf,
  withdrawnMark,
  type Candidacy,
  type Candidate,
  type Election,
  type Race,
} from './election'
import { citeShort, isUndecided, longDate, resultOf, shownParty, votesOf } from './facts'

/** The meaning of an unknown party. */
export const noParty = 'N/A means that we found no party that the candidate stated before the election.'

type Row = [label: string, value: string]

/** Rows of a profile: each fact by its label. A row is there for everyone in the race, or for nobody. */
export function expectedRows(election: Election, candidate: Candidate, candidacy: Candidacy, hasParty: boolean): Row[] {
  const { race: raceId, incumbent } = candidacy
  const race = raceOf(election, candidacy)
  const others = candidatesOf(election, race)
  const row = (label: string, isKnown: unknown, value: string): Row[] => (isKnown ? [[label, value]] : [])
  const votes = votesOf(election, candidate.id, raceId)
  return [
    ['Position', [race.position, describeParties(election, race)].filter(Boolean).join(' ')],
    ...row('Party', hasParty, describeParty(election, candidate)),
    ...row(
      'Incumbent',
      others.some((other) => other.incumbent !== undefined),
      incumbent === undefined ? 'Not known' : incumbent ? 'Yes' : 'No',
    ),
    ...row('Website', hasParty && others.some(({ links }) => links?.website), describeWebsite(candidate)),
    ...row(
      'Ballot',
      others.some(({ withdrawn, writeIn }) => withdrawn || writeIn),
      describeBallot(candidacy, race.noVote !== undefined),
    ),
    ...row('Result', hasResult(election, race), describeResult(election, candidate, candidacy)),
    ...row(
      'Votes',
      others.some((other) => votesOf(election, other.id, raceId) !== undefined),
      votes === undefined ? 'Not known' : `${votes.toLocaleString('en-US')} ${votes === 1 ? 'vote' : 'votes'}`,
    ),
  ]
}

function describeParties({ nonpartisan }: Election, { partisan }: ReturnType<typeof raceOf>): string {
  if (partisan === undefined || partisan !== nonpartisan) return ''
  return partisan ? 'The ballot names parties in this race.' : 'The ballot names no parties in this race.'
}

function describeParty(election: Election, candidate: Candidate): string {
  const [source] = candidate.partySource ? citeShort(election, [candidate.partySource]) : []
  const detail = source ? `Stated in: ${source.text}` : noParty
  return `${shownParty(candidate)} ${detail}`
}

function describeWebsite({ links }: Candidate): string {
  return links?.website?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? 'Not known'
}

function describeBallot({ withdrawn, writeIn }: Candidacy, isWithoutVote: boolean): string {
  const sentences: string[] = []
  if (withdrawn?.date) sentences.push(`The candidate withdrew on ${longDate(withdrawn.date)}.`)
  else if (withdrawn) sentences.push('The candidate withdrew. The date is not known.')
  if (withdrawn?.onBallot === true) sentences.push('Name on the ballot.')
  if (withdrawn?.onBallot === false) sentences.push('Name not on the ballot.')
  if (writeIn) sentences.push('Write-in candidate. Name not on the ballot.')
  return sentences.join(' ') || (isWithoutVote ? 'No vote in this race.' : 'Name on the ballot.')
}

/** The outcome of a candidacy, as a profile and the pages of its stances must show it. */
function describeOutcome(election: Election, id: string, candidacy: Candidacy): string {
  const { asOf } = election.results ?? {}
  const undecided = asOf ? `Not decided as of ${longDate(asOf)}` : 'Not decided'
  const unknown = isUndecided(election, candidacy.race) ? undecided : 'Not known'
  return resultOf(election, id, candidacy) ?? (candidacy.withdrawn ? 'The candidate withdrew' : unknown)
}

function describeResult(election: Election, { id }: Candidate, candidacy: Candidacy): string {
  const { noVote } = raceOf(election, candidacy)
  const sources = noVote
    ? citeShort(election, noVote.sources).map(({ text }) => `Source: ${text}`)
    : [...(election.results?.status === 'unofficial' ? ['Unofficial results.'] : []), 'Sources of the results']
  return [describeOutcome(election, id, candidacy), ...sources].join(' ')
}

/** The lines about a candidate beside a stance. */
export function whoLines(election: Election, candidate: Candidate): string[] {
  return candidaciesOf(candidate).flatMap((candidacy, index) => {
    const race = raceOf(election, candidacy)
    const { incumbent } = candidacy
    const hasIncumbents = candidatesOf(election, race).some((other) => other.incumbent !== undefined)
    return [
      race.position,
      ...(index === 0 ? [`Party: ${shownParty(candidate)}`] : []),
      ...(index === 0 && !candidate.partySource ? [noParty] : []),
      ...(hasIncumbents ? [`Incumbent: ${incumbent === undefined ? 'Not known' : incumbent ? 'Yes' : 'No'}`] : []),
      ...(hasResult(election, race) ? [describeOutcome(election, candidate.id, candidacy)] : []),
    ]
  })
}

/** The short facts of a candidate in a race: party, incumbency, mark and result. */
export function describeFacts(election: Election, race: Race, candidate: Candidate): string[] {
  const { incumbent, withdrawn, writeIn } = candidate
  const hasIncumbents = candidatesOf(election, race).some((other) => other.incumbent !== undefined)
  const incumbency = incumbent === undefined ? 'Incumbency not known' : incumbent ? 'Incumbent' : 'Not an incumbent'
  const unknown = isUndecided(election, race.id) ? 'Not decided' : 'Not known'
  const result = resultOf(election, candidate.id, candidate) ?? (withdrawn ? '' : unknown)
  return [
    `Party: ${shownParty(candidate)}`,
    hasIncumbents ? incumbency : '',
    withdrawn ? withdrawnMark(withdrawn) : writeIn ? 'Write-in candidate' : '',
    hasResult(election, race) ? result : '',
  ].filter((fact) => fact !== '')
}

/** True if the candidates of a race have results. */
export function hasResult(election: Election, race: Race): boolean {
  return (
    isUndecided(election, race.id) ||
    candidatesOf(election, race).some((each) => resultOf(election, each.id, each) !== undefined)
  )
}
