/** Facts of a race, as pages must show them. */
import { explainNoParty, hasParties } from './candidacy'
import {
  ballotName,
  candidatesOf,
  isPrimary,
  languageFolder,
  runningIn,
  seatsOf,
  type Candidate,
  type Election,
  type Race,
} from './election'
import { count, longDate } from './facts'
import { advancingOf, pendingLabel, pendingOf } from './outcomes'
import { collapse } from './outline'

/** The name of a race with that of its group. */
export function titleOf({ groups = [] }: Election, { name, group: id }: Race): string {
  const group = groups.find((each) => each.id === id)
  return group ? `${name}, ${group.name}` : name
}

/** Returns the winners who are candidates, by id, and the names of those whom voters wrote in. */
function listWinners({ results }: Election, { id }: Race) {
  return { listed: results?.winners[id] ?? [], writeIns: results?.writeInWinners?.[id] ?? [] }
}

/** Returns the number of seats of a race without a winner, or of places for those who move on. */
export function countOpenSeats(election: Election, race: Race): number {
  const open = election.results?.open?.[race.id]
  const { listed, writeIns } = listWinners(election, race)
  if (!open && pendingOf(election, race.id) !== 'Not decided') return 0
  if (isPrimary(race)) return open?.seats ?? race.advance!.count - advancingOf(election, race.id).length
  return open?.seats ?? (seatsOf(race) ?? 0) - listed.length - writeIns.length
}

/** The seats of a race without a winner, as a sentence. */
export function describeOpenSeats(election: Election, race: Race): string[] {
  const open = election.results?.open?.[race.id]
  const seats = countOpenSeats(election, race)
  const nobody = isPrimary(race) ? 'nobody moves on' : 'nobody was elected'
  const [one, other] = isPrimary(race)
    ? ['place in the next election', 'places in the next election']
    : ['seat', 'seats']
  const reason = open?.reason === 'vacant' ? nobody : 'not decided'
  return seats > 0 ? [`${seats} ${seats === 1 ? one : other}: ${reason}.`] : []
}

/** Why a race has no vote, if it has none. */
export function describeNoVote(election: Election, race: Race): string[] {
  if (!race.noVote) return []
  if (race.noVote.reason === 'canceled') return ['No vote: this race was canceled.']
  const isEmpty = candidatesOf(election, race).length === 0
  return [`No vote in this race: there were no ${isEmpty ? 'candidates' : 'more candidates than seats'}.`]
}

/** How many people a voter may vote for, or rank. */
export function describeLimit({ ranks, voteFor = 1 }: Race): string {
  return ranks ? `Rank up to ${ranks}, 1 is your first choice` : `Vote for not more than ${voteFor}`
}

/** The line under the name of a race. */
export function describeInstruction(election: Election, race: Race): string {
  const { voteFor = 0, ranks, noVote } = race
  const seats = seatsOf(race)
  const running = runningIn(election, race).length
  if (noVote?.reason === 'canceled') return 'Canceled: no vote'
  if (noVote) return running > 0 ? `${running} elected without a vote` : 'No vote'
  if (!election.results)
    return `${describeLimit(race)}${seats === undefined || seats === (ranks ? 1 : voteFor) ? '' : `. ${seats} ${seats === 1 ? 'seat' : 'seats'}`}`
  const { listed, writeIns } = listWinners(election, race)
  const elected = listed.length + writeIns.length
  const advancing = advancingOf(election, race.id).length
  if (race.advance && advancing > 0) {
    const people = `${running} ${running === 1 ? 'candidate' : 'candidates'}`
    return `${elected > 0 ? `${elected} elected, ${advancing}` : `${advancing} of ${people}`} ${advancing === 1 ? 'moves' : 'move'} on to the election on ${longDate(String(race.advance.date))}`
  }
  if (elected === 0)
    return pendingLabel(election, race.id) ?? (isPrimary(race) ? 'Nobody moves on' : 'Nobody was elected')
  if (writeIns.length > 0)
    return `${elected} elected, ${writeIns.length} as ${writeIns.length === 1 ? 'a write-in' : 'write-ins'}`
  return `${elected} elected from ${running} ${running === 1 ? 'candidate' : 'candidates'}`
}

/** Whose primary a race is, who may vote in it, and who moves on. */
export function describeAdvance({ races, results }: Election, { advance, noVote }: Race): string[] {
  if (!advance || noVote) return []
  const { count: places, date, condition, party, voters } = advance
  const top = ['two', 'three', 'four', 'five'][places - 2] ?? String(places)
  const who = places === 1 ? 'winner moves' : `top ${top} move`
  // The elections under test have no local primaries.
  const hasRival = party && !results && races.some((race) => (race.advance?.party ?? party) !== party)
  return [
    ...(party ? [`Party primary: ${party}.`] : []),
    ...(hasRival ? ['You vote in the primary of one party only.'] : []),
    ...(voters ? [collapse(voters)] : []),
    `${condition ? `${collapse(condition).replace(/\.$/, '')}, the` : 'The'} ${who} on to the election on ${longDate(String(date))}.`,
  ]
}

/** The order of candidates, as a sentence. */
export function describeOrder(candidates: readonly Candidate[]): string {
  const isNumbered = candidates.some(({ ballotOrder }) => ballotOrder !== undefined)
  return `Candidates are listed ${isNumbered ? 'in the order of the official ballot' : 'by surname, A to Z'}.`
}

/**
 * Their order and, where no notice at the top of the page says so, that what they said is not in the page's language. The
 * samples whose pages are compared with their files have no translated statements.
 */
export function describeList(election: Election, candidates: readonly Candidate[]): string {
  const order = describeOrder(candidates)
  const { language, languages: [original = 'en'] = [], reviewedLanguages, questionnaires } = election
  const questions = questionnaires.flatMap((each) => each.questions ?? [])
  const answered = new Set(questions.flatMap(({ answers = {} }) => Object.keys(answers)))
  const hasWords = candidates.some(
    ({ id, stances, positions, experience }) =>
      stances.length + positions.length > 0 || experience !== undefined || answered.has(id),
  )
  if (languageFolder(election) === '' || !hasWords || !reviewedLanguages.includes(language)) return order
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(original)
  return `${order} What the candidates said is only in ${name} for now.`
}

/** The notes under the candidates of a race. */
export function describeNotes(election: Election, race: Race): string[] {
  const { about, term, unexpired, partisan, noVote } = race
  const seats = seatsOf(race) ?? 1
  const candidates = candidatesOf(election, race)
  const lists = election.races.map((each) => candidatesOf(election, each)).filter(({ length }) => length > 1)
  const hasOrders = new Set(lists.map(describeOrder)).size > 1
  const parties = partisan
    ? 'The ballot names parties in this race.'
    : 'This race is nonpartisan: the ballot names no parties.'
  const terms = [
    ...(term ? [`Term: ${term}.`] : []),
    ...(unexpired
      ? [`To fill ${seats === 1 ? '1 seat for the rest of its term' : `${seats} seats for the rest of their terms`}.`]
      : []),
    ...(!noVote && partisan === election.nonpartisan ? [parties] : []),
  ]
  return [
    ...(candidates.length === 0 ? ['No candidates.'] : []),
    ...describeOpenSeats(election, race),
    ...(election.results?.recounts ?? []).flatMap((recount) =>
      recount.race === race.id ? collapse(recount.text) : [],
    ),
    ...(hasOrders && candidates.length > 1 ? [describeOrder(candidates)] : []),
    ...describeAdvance(election, race),
    ...(about ? [collapse(about)] : []),
    ...(terms.length > 0 ? [terms.join(' ')] : []),
  ]
}

/** The lines of the page of a race between its name and its sources. */
export function describeRacePage(election: Election, race: Race, cards: readonly string[]): string[] {
  const { groups = [], nonpartisan } = election
  const group = groups.find(({ id }) => id === race.group)
  const candidates = candidatesOf(election, race)
  const { writeIns } = listWinners(election, race)
  const writtenIn = `Elected as ${writeIns.length === 1 ? 'a write-in' : 'write-ins'}: ${new Intl.ListFormat('en').format(writeIns)}.`
  const notes = [
    ...describeNoVote(election, race),
    ...Object.values(race.rankRules ?? {}).map(collapse),
    ...describeNotes(election, race),
    ...(writeIns.length > 0 ? [writtenIn] : []),
    ...(election.results ? describePastVoting(race) : describeVoting(election, race)),
  ]
  const isNonpartisan = race.partisan === undefined ? nonpartisan : !race.partisan
  const order = [
    describeList(election, candidates),
    ...(isNonpartisan ? ['This race is nonpartisan: a party is shown only where the candidate stated it.'] : []),
    ...describeUnknownParties(election, [race]),
  ]
  return [
    ...(group ? [group.name] : []),
    describeInstruction(election, race),
    ...cards,
    ...(notes.length > 0 ? [notes.join(' ')] : []),
    ...(candidates.length > 0 ? [order.join(' ')] : []),
    ...describeRounds(election, race),
  ]
}

/** The meaning of an unknown party, if the cards of one of these races show it. */
export function describeUnknownParties(election: Election, races: readonly Race[]): string[] {
  const isShown = (race: Race) =>
    hasParties(election, race) && candidatesOf(election, race).some(({ party }) => party === 'N/A')
  return races.some(isShown) ? [explainNoParty(election)] : []
}

/** The races and questions by group, those without a group first. */
export function listContests({ groups = [], races, questions = [] }: Election) {
  type Question = (typeof questions)[number]
  return [undefined, ...groups.map(({ id }) => id)].flatMap((id) =>
    [
      ...races.filter(({ group }) => group === id).map((race) => ({ race, question: undefined })),
      ...questions.filter(({ group }) => group === id).map((question: Question) => ({ race: undefined, question })),
    ].map((contest, index) => ({ ...contest, isFirst: index === 0 })),
  )
}

function describeVoting(election: Election, race: Race): string[] {
  const { noVote, voteFor, ranks, writeIns } = race
  return [
    ...(runningIn(election, race).length === 1 ? ['Nobody else is running.'] : []),
    ...(noVote || (voteFor ?? ranks) === undefined || writeIns === undefined
      ? []
      : [`The ballot has ${writeIns ? 'a' : 'no'} line for another name.`]),
  ]
}

function describePastVoting({ noVote, voteFor, ranks, writeIns }: Race): string[] {
  if (noVote || (voteFor ?? ranks) === undefined) return []
  return [
    ranks ? `Voters could rank up to ${ranks}.` : `Voters could choose ${voteFor === 1 ? '1' : `up to ${voteFor}`}.`,
    ...(writeIns === undefined ? [] : [`Voters could ${writeIns ? '' : 'not '}write in another name.`]),
  ]
}

/** The count of a race in which voters ranked candidates. */
function describeRounds(election: Election, race: Race): string[] {
  const { rounds, exhausted, quota } = election.results?.votes?.[race.id] ?? {}
  if (!rounds) return []
  const { winners } = election.results!
  const length = Math.max(...Object.values(rounds).map((votes) => votes.length))
  const help = [
    'Round 1 counts first choices. Then ballots move to later choices, round by round. Changes are from the round before.',
    ...(exhausted ? ['Exhausted ballots rank nobody who is still in the count.'] : []),
    ...(quota ? [`${count(quota)} votes were needed to be elected.`] : []),
  ]
  const all = [...Object.values(rounds), exhausted ?? []].flat()
  const decimals = Math.max(...all.map((votes) => `${votes}`.split('.')[1]?.length ?? 0))
  const exact = (votes: number) => votes.toLocaleString('en-US', { minimumFractionDigits: decimals })
  const cells = (votes: readonly number[], round: number) => {
    const change = Number((votes[round]! - votes[round - 1]!).toFixed(decimals))
    return [exact(votes[round]!), ...(round === 0 ? [] : [change > 0 ? `+${exact(change)}` : exact(change)])]
  }
  return [
    '## Results by round',
    help.join(' '),
    ...Array.from({ length }, (_, round) => [
      `Round ${round + 1}`,
      'Candidate',
      'Votes',
      ...(round === 0 ? [] : ['Change']),
      ...candidatesOf(election, race).flatMap((candidate) => {
        const { id } = candidate
        const votes = rounds[id] ?? []
        const end = Math.max(Math.min(1, votes.length), votes.findLastIndex((each) => each > 0) + 1)
        if (end <= round) return []
        const won = winners[race.id]?.includes(id)
          ? 'Elected'
          : advancingOf(election, race.id).includes(id) && 'Moves on'
        const enough = quota ? votes.findIndex((each) => each >= quota) : -1
        const hasWon = round === (enough < 0 ? length - 1 : enough)
        const status = won ? hasWon && won : round === end - 1 && round < length - 1 && 'Eliminated'
        return [[ballotName(candidate), status].filter(Boolean).join(' '), ...cells(votes, round)]
      }),
      ...(exhausted ? ['Exhausted ballots', ...cells(exhausted, round)] : []),
    ]).flat(),
  ]
}
