/** Facts of a candidacy, as lines of a page. */
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
import { citeNumbers } from './citations'
import { link, longDate, shownParty } from './facts'
import { earlierLinks } from './otherElections'
import { pendingLabel, pendingOf, resultOf, votesOf } from './outcomes'

/** The meaning of an unknown party. */
export function explainNoParty({ research }: Election): string {
  return research?.parties
    ? 'N/A means that we found no party that the candidate stated before the election.'
    : 'N/A means that this guide has no party for the candidate.'
}

/** True if somebody in a race has a party. */
export function hasParties(election: Election, race: Pick<Race, 'id'>): boolean {
  return candidatesOf(election, race).some(({ party }) => party !== 'N/A')
}

/** The facts of a candidacy on a profile. A fact is there for everyone in the race, or for nobody. */
export function candidacyLines(election: Election, candidate: Candidate, candidacy: Candidacy): string[] {
  const { race: raceId, incumbent, runningMates = [], withdrawn: withdrawal } = candidacy
  const isFirst = raceId === candidate.race
  const race = raceOf(election, candidacy)
  const others = candidatesOf(election, race)
  const row = (label: string, isKnown: unknown, value: string): string[] => (isKnown ? [label, value] : [])
  const label = (name: string, sources: readonly string[] = []) =>
    `${name} ${citeNumbers(election, candidate, sources)}`.trim()
  const { partySource, links = {} } = candidate
  const votes = votesOf(election, candidate.id, raceId)
  return [
    ...row('Position', true, [race.position, describeParties(election, race)].filter(Boolean).join(' ')),
    ...row(
      runningMates.length > 1 ? 'Running mates' : 'Running mate',
      others.some((other) => other.runningMates),
      runningMates.length > 0 ? nameMates(runningMates) : 'Not known',
    ),
    ...row(
      label('Party', partySource && [partySource]),
      isFirst && hasParties(election, race),
      describeParty(election, candidate),
    ),
    ...row('Incumbent', hasIncumbents(election, race), describeIncumbency(incumbent)),
    ...row(
      'Also ran in',
      isFirst && others.some((other) => earlierLinks(election, other).length > 0),
      earlierLinks(election, candidate).join(' ') || 'Not known',
    ),
    ...(isFirst ? linkLabels : []).flatMap(([kind, name]) =>
      row(
        name,
        others.some((other) => other.links?.[kind]),
        describeLink(kind, links[kind]),
      ),
    ),
    ...row(
      label('Ballot', withdrawal?.sources),
      others.some(({ withdrawn, writeIn }) => withdrawn || writeIn),
      describeBallot(candidacy, race.noVote !== undefined),
    ),
    ...row(
      label('Result', race.noVote?.sources),
      hasResult(election, race),
      describeResult(election, candidate, candidacy),
    ),
    ...row(
      'Votes',
      others.some((other) => votesOf(election, other.id, raceId) !== undefined),
      votes === undefined
        ? 'Not known'
        : `${votes.toLocaleString('en-US')} ${race.ranks ? 'first choice' : 'vote'}${votes === 1 ? '' : 's'}`,
    ),
  ]
}

function describeParties({ nonpartisan }: Election, { partisan }: Race): string {
  if (partisan === undefined || partisan !== nonpartisan) return ''
  return partisan ? 'The ballot names parties in this race.' : 'The ballot names no parties in this race.'
}

function describeParty(election: Election, candidate: Candidate): string {
  return candidate.partySource ? shownParty(candidate) : `${shownParty(candidate)} ${explainNoParty(election)}`
}

function hasIncumbents(election: Election, race: Race): boolean {
  return candidatesOf(election, race).some(({ incumbent }) => incumbent !== undefined)
}

function describeIncumbency(incumbent: boolean | undefined): string {
  return incumbent === undefined ? 'Not known' : incumbent ? 'Yes' : 'No'
}

const linkLabels = [
  ['website', 'Website'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['x', 'X'],
  ['bluesky', 'Bluesky'],
  ['tiktok', 'TikTok'],
  ['youtube', 'YouTube'],
  ['linkedin', 'LinkedIn'],
] as const

function describeLink(kind: string, value: string | undefined): string {
  return value === undefined ? 'Not known' : link(shortAddress(value), linkAddress(kind, value))
}

function linkAddress(kind: string, value: string): string {
  if (kind === 'email') return `mailto:${value}`
  if (kind !== 'phone') return value
  const [number = '', extension] = value.split(/[a-z.]*x[a-z.]*/)
  return `tel:${number.replaceAll(/[^+\d]/g, '')}${extension ? `;ext=${extension.trim()}` : ''}`
}

/** A web address as the text of a link. */
function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '')
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
  const pending = pendingOf(election, candidacy.race)
  const unknown = pending && asOf ? `${pending} as of ${longDate(asOf)}` : pendingLabel(election, candidacy.race)
  const { advance } = raceOf(election, candidacy)
  const next = advance && `Moves on to the election on ${longDate(String(advance.date))}`
  const result = resultOf(election, id, candidacy)?.replace(/^Moves on$/, next ?? '')
  return result ?? (candidacy.withdrawn ? 'The candidate withdrew' : (unknown ?? 'Not known'))
}

function describeResult(election: Election, { id }: Candidate, candidacy: Candidacy): string {
  const { noVote } = raceOf(election, candidacy)
  const sources = noVote
    ? []
    : [
        ...((election.results?.votes?.[candidacy.race]?.status ?? election.results?.status) === 'unofficial'
          ? ['Unofficial results.']
          : []),
        link('Sources of the results', './results/'),
      ]
  return [describeOutcome(election, id, candidacy), ...sources].join(' ')
}

/** The lines about a candidate beside a stance. */
export function whoLines(election: Election, candidate: Candidate): string[] {
  return candidaciesOf(candidate).flatMap((candidacy, index) => {
    const race = raceOf(election, candidacy)
    return [
      race.position,
      ...(index === 0 && hasParties(election, race) ? [`Party: ${shownParty(candidate)}`] : []),
      ...(index === 0 && hasParties(election, race) && !candidate.partySource ? [explainNoParty(election)] : []),
      ...(hasIncumbents(election, race) ? [`Incumbent: ${describeIncumbency(candidacy.incumbent)}`] : []),
      ...(hasResult(election, race) ? [describeOutcome(election, candidate.id, candidacy)] : []),
    ]
  })
}

/** The short facts of a candidate in a race: party, incumbency, mark and result. */
export function describeFacts(election: Election, race: Race, candidate: Candidate): string[] {
  const { incumbent } = candidate
  const incumbency = incumbent === undefined ? 'Incumbency not known' : incumbent ? 'Incumbent' : 'Not an incumbent'
  return [
    hasParties(election, race) ? `Party: ${shownParty(candidate)}` : '',
    hasIncumbents(election, race) ? incumbency : '',
    describeMark(candidate),
    shortResult(election, race, candidate),
  ].filter((fact) => fact !== '')
}

/** The running mates of a candidate, in the comparison. */
export function mateLines({ runningMates = [] }: Candidacy): string[] {
  if (runningMates.length === 0) return []
  return [`${runningMates.length > 1 ? 'Running mates' : 'Running mate'}: ${nameMates(runningMates)}`]
}

function nameMates(mates: NonNullable<Candidacy['runningMates']>): string {
  return new Intl.ListFormat('en').format(mates.map(({ name, office }) => (office ? `${name} (${office})` : name)))
}

/** That a candidate withdrew or is a write-in candidate. Empty for others. */
export function describeMark({ withdrawn, writeIn }: Candidacy): string {
  return withdrawn ? withdrawnMark(withdrawn) : writeIn ? 'Write-in candidate' : ''
}

/** The result of a candidate in a list. Empty if the race has no results. */
export function shortResult(election: Election, race: Race, candidate: Candidate): string {
  if (!hasResult(election, race)) return ''
  const unknown = pendingLabel(election, race.id) ?? 'Not known'
  return resultOf(election, candidate.id, candidate) ?? (candidate.withdrawn ? '' : unknown)
}

/** True if the candidates of a race have results. */
function hasResult(election: Election, race: Race): boolean {
  return (
    pendingOf(election, race.id) !== undefined ||
    candidatesOf(election, race).some((each) => resultOf(election, each.id, each) !== undefined)
  )
}
