/** Facts of a candidacy, as a profile must show them. */
import { candidatesOf, raceOf, type Candidacy, type Candidate, type Election } from './election'
import { citeShort, isUndecided, longDate, resultOf, shownParty, votesOf } from './facts'

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
    ...row(
      'Result',
      isUndecided(election, raceId) || others.some((other) => resultOf(election, other.id, other)),
      describeResult(election, candidate, candidacy),
    ),
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
  const detail = source
    ? `Stated in: ${source.text}`
    : 'N/A means that we found no party that the candidate stated before the election.'
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

function describeResult(election: Election, { id }: Candidate, candidacy: Candidacy): string {
  const { noVote } = raceOf(election, candidacy)
  const { status, asOf } = election.results ?? {}
  const undecided = asOf ? `Not decided as of ${longDate(asOf)}` : 'Not decided'
  const unknown = isUndecided(election, candidacy.race) ? undecided : 'Not known'
  const outcome = resultOf(election, id, candidacy) ?? (candidacy.withdrawn ? 'The candidate withdrew' : unknown)
  const sources = noVote
    ? citeShort(election, noVote.sources).map(({ text }) => `Source: ${text}`)
    : [...(status === 'unofficial' ? ['Unofficial results.'] : []), 'Sources of the results']
  return [outcome, ...sources].join(' ')
}
