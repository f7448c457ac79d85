import { groupBy, sum } from '@/lib/collections'
import { languages } from '@/lib/locale/language'
import { phrases } from '@/lib/locale/phrases'
import { countWords } from '@/lib/locale/sentences'
import { paths } from '@/lib/paths'
import { listCandidates, hasPhoto, hasUnknownParty } from '@/guide/ask/candidates'
import { describeCandidateOrder } from '@/guide/ask/listNotes'
import { getOriginal } from '@/guide/ask/guide'
import { findStatus, listQuestionnaireRaces } from '@/guide/ask/questionnaires'
import { formatRaceTitle, getRacePath, hasRaceIndex } from '@/guide/ask/races'
import { listSources } from '@/guide/ask/sources'
import { listRaceTopics, countTopics, listStatements } from '@/guide/ask/statements'
import { candidateResults, type Race, type Candidate, type Guide, type Topic } from '@/guide/fields/published'
import type { View } from '@/guide/ask/view'

export type FairnessContent = View<ReturnType<typeof buildFairnessPage>>

export type RaceOrder = ReturnType<typeof listRaceOrders>[number]

/** Amounts of content about everyone in a race, or averages of all races together. */
export interface FairnessTable {
  /** Omitted for all races together. */
  readonly race?: Race
  readonly title: string
  readonly path: string
  readonly topicCount: number
  /** Empty for all races together. */
  readonly rows: readonly FairnessRow[]
  readonly groupings: readonly FairnessGrouping[]
}

export type FairnessRow = ReturnType<typeof toRow>

/** Candidates in at least two groups, without those who withdrew. */
type FairnessGrouping = ReturnType<typeof buildGroupings>[number]

/** A measure whose highest and lowest averages are far apart. */
export type FairnessGap = FairnessGrouping['gaps'][number]

/** What is counted for each candidate. `topics` are those of the race with a statement. */
const measures = ['stances', 'positions', 'words', 'sources', 'topics', 'photos'] as const

type Measure = (typeof measures)[number]

type Amounts = Readonly<Record<Measure, number>>

/** Candidates of a party, or with a result, which is the label. */
interface Group {
  readonly label: string
  readonly size: number
  readonly averages: Amounts
}

/** Averages are far apart if the highest is more than this share above the lowest. */
const maxGap = 0.2

/** With many races, which are small, all races together have a table of the groups, before the others. */
export function buildFairnessTables(guide: Guide): readonly FairnessTable[] {
  const races = guide.races
    .map((race) => {
      const topics = listRaceTopics(guide, race.id)
      const originals = listCandidates(getOriginal(guide), race.id)
      const toCounted = (candidate: Candidate, index: number) => {
        const original = originals[index] ?? candidate
        return { candidate, original, amounts: countContent(original, topics) }
      }
      return { race, topics, counted: listCandidates(guide, race.id).map(toCounted) }
    })
    .filter(({ counted }) => counted.length > 0)
  const isTogether = hasRaceIndex(guide)
  const everyone = races.flatMap(({ counted }) => counted)
  const groupings = isTogether ? buildGroupings(guide, everyone) : []
  const title = phrases.about.fairness.allRaces
  return [
    ...(groupings.length > 0
      ? [{ title, path: paths.candidates, topicCount: guide.topics.length, rows: [], groupings }]
      : []),
    ...races.map(({ race, topics, counted }) => ({
      race,
      title: formatRaceTitle(guide, race),
      path: getRacePath(guide, race.id),
      topicCount: topics.length,
      rows: counted.map(toRow),
      groupings: isTogether ? [] : buildGroupings(guide, counted),
    })),
  ]
}

export function listRaceOrders(guide: Guide) {
  return guide.races.map((race) => ({
    race: formatRaceTitle(guide, race),
    sentence: describeCandidateOrder(listCandidates(guide, race.id)),
  }))
}

function countContent(candidate: Candidate, topics: readonly Topic[]): Amounts {
  const { stances, positions } = candidate
  return {
    stances: stances.length,
    positions: positions.length,
    words: countWords(...listStatements(candidate).map(({ text }) => text)),
    sources: listSources(candidate).length,
    topics: countTopics(candidate, topics),
    photos: Number(hasPhoto(candidate)),
  }
}

interface Counted {
  readonly candidate: Candidate
  /** The candidate in the guide's own language, in whose order groups are in every language. */
  readonly original: Candidate
  readonly amounts: Amounts
}

export function toRow({ candidate: { id, name, sortName, withdrawn }, amounts }: Counted) {
  return { id, name, sortName, isWithdrawn: withdrawn !== undefined, amounts }
}

const labels = {
  party: (candidate: Candidate) => (hasUnknownParty(candidate) ? phrases.about.fairness.unknownParty : candidate.party),
  result: ({ result }: Candidate) => (result ? phrases.profile.results[result] : phrases.about.fairness.noResult),
}

/** Groups by party, and once there are results by result. Before, somebody may be elected without a vote. */
function buildGroupings({ election }: Guide, counted: readonly Counted[]) {
  const running = counted.filter(({ candidate }) => !candidate.withdrawn)
  return (election.results ? (['party', 'result'] as const) : (['party'] as const))
    .map((by) => {
      const byLabel = groupBy(running.toSorted(orders[by]), ({ candidate }) => labels[by](candidate))
      const groups = [...byLabel].map(([label, candidacies]) => {
        // Across races, one person may have several candidacies in a group.
        const members = [...new Map(candidacies.map((each) => [each.candidate.id, each])).values()]
        return { label, size: members.length, averages: average(members) }
      })
      return { by, groups, maxGap, gaps: measures.flatMap((measure) => findGap(groups, measure)) }
    })
    .filter(({ groups }) => groups.length > 1)
}

/** Those whose party or result is not known come last. */
const orders = {
  party: ({ original: a }: Counted, { original: b }: Counted) =>
    Number(hasUnknownParty(a)) - Number(hasUnknownParty(b)) || a.party.localeCompare(b.party, languages[0]),
  result: ({ original: a }: Counted, { original: b }: Counted) => rankResult(a) - rankResult(b),
}

function rankResult({ result }: Candidate): number {
  return result ? candidateResults.indexOf(result) : candidateResults.length
}

function average(members: readonly Counted[]): Amounts {
  const averageOf = (measure: Measure) => sum(members.map(({ amounts }) => amounts[measure])) / members.length
  return Object.fromEntries(measures.map((measure) => [measure, averageOf(measure)])) as Amounts
}

function findGap(groups: readonly Group[], measure: Measure) {
  const [low, ...others] = groups.toSorted((a, b) => a.averages[measure] - b.averages[measure])
  const high = others.at(-1)
  if (!low || !high) return []
  // Totals are whole numbers, so a gap of exactly the maximum is not exceeded by a rounding error.
  const [highest, lowest] = [total(high, measure) * low.size, total(low, measure) * high.size]
  return (highest - lowest) / lowest > maxGap ? [{ measure, high, low }] : []
}

function total({ averages, size }: Group, measure: Measure): number {
  return Math.round(averages[measure] * size)
}

function buildStatusTables(guide: Guide) {
  const about = guide.questionnaires.map((questionnaire) => ({
    questionnaire,
    races: new Set(listQuestionnaireRaces(guide, questionnaire).map(({ id }) => id)),
  }))
  return guide.races
    .map((race) => {
      const questionnaires = about.filter(({ races }) => races.has(race.id)).map(({ questionnaire }) => questionnaire)
      return {
        id: race.id,
        title: formatRaceTitle(guide, race),
        questionnaires,
        rows: listCandidates(guide, race.id).map((candidate) => ({
          candidate,
          statuses: questionnaires.map((questionnaire) => findStatus(questionnaire, candidate.id)),
        })),
      }
    })
    .filter(({ questionnaires }) => questionnaires.length > 0)
}

export function buildFairnessPage(guide: Guide) {
  return {
    tables: buildFairnessTables(guide),
    /** One for each race that a questionnaire is about. */
    statuses: buildStatusTables(guide),
    hasProfileLinks: !hasRaceIndex(guide),
    orders: listRaceOrders(guide),
    nonpartisan: guide.election.nonpartisan,
  }
}
