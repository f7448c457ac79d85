/** Sentences that pages share with the open data and the calendar. Phrases have the words, and these choose between them. */
import { formatDate, formatHours, formatTime, formatTimeZone } from '@/lib/locale/dates'
import { formatList, separator } from '@/lib/locale/lists'
import { formatCount } from '@/lib/locale/numbers'
import { phrases } from '@/lib/locale/phrases'
import { joinSentences } from '@/lib/locale/sentences'
import type { Candidacy, Election, Group, Question, Race, Research, Results } from '@/guide/fields/published'

type Place = Pick<Election, 'city' | 'state'>
type Coverage = NonNullable<Election['when']['hours']>['covers']

/** Undefined for a fact that was confirmed for this election. Links, places and offices are no rules. */
export function describeCoverage(covers: Coverage, { city, state }: Place, isRule: boolean): string | undefined {
  const { anotherYear, stateRule, stateService } = phrases.voting.information
  if (covers === 'another year') return anotherYear
  if (covers === 'this election') return undefined
  return isRule ? stateRule({ city, state }) : stateService({ city, state })
}

export function describeHours(election: Place & Pick<Election, 'date' | 'timeZone' | 'when'>): string {
  const { hours, groupHours = [] } = election.when
  const text = phrases.voting.information
  if (!hours) return text.unknownHours
  const timeZone = formatTimeZone(election.timeZone, election.date)
  const sentence = text.hours({ hours: formatHours(hours.opens, hours.closes), timeZone })
  const others = groupHours.length > 0 ? text.otherHours : undefined
  return joinSentences([sentence, others, describeCoverage(hours.covers, election, true)])
}

/** The group that a fact or question is limited to. Undefined if it is for everyone. */
export function describeGroup(groups: readonly Group[], id: string | undefined): string | undefined {
  const group = groups.find((each) => each.id === id)
  return group && !group.everyone ? phrases.voting.information.onlyFor({ group: group.name }) : undefined
}

/** Names the person that a question is about. Undefined for a question about a measure. */
export function describePerson({ kind, person }: Pick<Question, 'kind' | 'person'>): string | undefined {
  return kind && person && phrases.questions.person[kind]({ name: person })
}

interface Primary {
  readonly race: Pick<Race, 'noVote' | 'advance'>
  /** True if a voter must choose between the primaries of several parties. */
  readonly hasRival?: boolean
}

/** Whose primary a race is, who may vote in it, and who moves on to another election. Empty for other races. */
export function describeAdvance({ race: { noVote, advance }, hasRival }: Primary): readonly string[] {
  if (noVote || !advance) return []
  const { count, date, condition, party, voters } = advance
  const text = phrases.races.advance
  const winners = { count, number: text.numbers[count - 2] ?? formatCount(count), date: formatDate(date) }
  return [
    ...(party === undefined ? [] : [text.party({ party })]),
    ...(hasRival ? [text.onePartyOnly] : []),
    ...(voters === undefined ? [] : [voters]),
    condition === undefined
      ? text.rule(winners)
      : text.ruleIf({ ...winners, condition: condition.trim().replace(/[.。](?=\u{E007F}?$)/u, '') }),
  ]
}

/** The threshold of a question, and that its result is advisory, as sentences. */
export function describeRules(question: Pick<Question, 'kind' | 'threshold' | 'advisory' | 'answers'>) {
  const { kind, threshold, advisory, answers } = question
  const { questions: text } = phrases
  const describeThreshold = answers ? text.thresholdOfAnswers : (kind ? text.person : text).threshold
  return [
    ...(threshold === undefined ? [] : [describeThreshold({ share: threshold })]),
    ...(advisory ? [text.advisory] : []),
  ]
}

export function describeNoVote({
  race: { noVote },
  candidates,
}: {
  readonly race: Pick<Race, 'noVote'>
  readonly candidates: readonly unknown[]
}): string | undefined {
  if (!noVote) return undefined
  const isEmpty = noVote.reason === 'acclaimed' && candidates.length === 0
  return phrases.races.noVote[isEmpty ? 'acclaimedWithoutCandidates' : noVote.reason]
}

type RunningMates = NonNullable<Candidacy['runningMates']>

/** Text after a candidate's name on the ballot, like " and Bo Li". Empty without running mates. */
export function describeTicket(name: string, mates: RunningMates = []): string {
  return formatList([name, ...mates.map((mate) => mate.name)]).slice(name.length)
}

/** The running mates with their offices, like "Bo Li (Lieutenant Governor)". */
export function describeRunningMates(mates: RunningMates): string {
  return formatList(mates.map(({ name, office }) => phrases.profile.runningMate({ name, office })))
}

interface OpenSeats {
  readonly reason: 'vacant' | 'undecided'
  readonly seats: number
  /** True if the seats are places in the next election. */
  readonly isPrimary: boolean
}

/** Undefined if every seat has a winner. */
export function describeOpenSeats(open: OpenSeats | undefined): string | undefined {
  if (!open) return undefined
  const { reason, seats, isPrimary } = open
  const { openPlaces, openSeats } = phrases.landing
  return isPrimary ? openPlaces[reason]({ places: seats }) : openSeats[reason]({ seats })
}

type Recount = NonNullable<Results['recounts']>[number]

/** A recount with its date, unless the text already has it. */
export function describeRecount({ date, text }: Pick<Recount, 'date' | 'text'>): string {
  const day = date && formatDate(date)
  return day && !text.includes(day) ? phrases.results.datedRecount({ date: day, event: text }) : text
}

type Finality = Pick<Results, 'status' | 'asOf'>

/** The status of the results and the day they were read. Undefined if neither is known. */
export function describeFinality({ status, asOf }: Finality): string | undefined {
  const sentences = [
    ...(status === 'unofficial' || status === 'certified' ? [phrases.results[status]] : []),
    ...(asOf ? [phrases.results.asOf({ date: formatDate(asOf) })] : []),
  ]
  return sentences.length > 0 ? joinSentences(sentences) : undefined
}

/** Unlike {@link describeFinality}, also states that the status is not known. */
export function describeStatus({ status = 'not known', asOf }: Finality): string {
  const unknown = status === 'not known' ? phrases.results.unknownStatus : undefined
  return joinSentences([unknown, describeFinality({ status, asOf })])
}

/** The meaning of N/A: the editors found no party only if they looked for one. */
export function describeUnknownParty({ parties }: Pick<Research, 'parties'> = {}): string {
  const { notFound, notKnown } = phrases.profile.unknownParty
  return parties ? notFound : notKnown
}

interface Progress {
  readonly races: number
  readonly reported: number
}

type Report = Pick<Results, 'asOf' | 'reportedAt'>

/** How many races are reported, like "48 of 60 races reported, 9:40 pm". Undefined if all are. */
export function describeProgress({ races, reported }: Progress, { reportedAt }: Report): string | undefined {
  if (reported === races) return undefined
  return phrases.results.progress({ reported, races, time: reportedAt && formatTime(reportedAt) })
}

/** The time zone and the day of the last report. Empty if the day is not known. */
export function describeReportDay({ asOf, reportedAt }: Report, timeZone: string): string {
  if (asOf === undefined) return ''
  return [...(reportedAt ? [formatTimeZone(timeZone, asOf)] : []), formatDate(asOf)].join(separator)
}
