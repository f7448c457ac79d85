import { memoize } from '@/lib/collections'
import { getOwn } from '@/lib/values'
import { joinSentences } from '@/lib/locale/sentences'
import { phrases } from '@/lib/locale/phrases'
import type { Candidacy, Guide, Race } from '@/guide/fields/published'
import { findRaceRows } from './candidacies'
import { listCandidates, countRunning } from './candidates'
import { describeCandidateOrder } from './listNotes'
import { hasRivalPrimary, findLocalGroup, getRacePath } from './races'
import { findOpenSeats, findPending } from './results'
import type { View } from './view'

export type BallotRace = View<ReturnType<typeof buildBallotRace>>

export function buildBallotRace(guide: Guide, race: Race) {
  const { results } = guide.election
  const candidates = listCandidates(guide, race.id)
  const writeInWinners = getOwn(results?.writeInWinners, race.id) ?? []
  return {
    race,
    path: getRacePath(guide, race.id),
    localGroup: findLocalGroup(guide, race.group),
    candidates,
    runningCount: countRunning(candidates),
    hasResults: findRaceRows(guide, race.id).result,
    /** Number of people elected, including write-in winners. */
    electedCount: candidates.filter(isElected).length + writeInWinners.length,
    writeInWinners,
    open: results && findOpenSeats(race, results),
    /** Why a race with a vote has no outcome for everyone. Undefined before there are results. */
    pending: results && findPending(race, results),
    recounts: (results?.recounts ?? []).filter((recount) => recount.race === race.id).map(({ text }) => text),
    /** True if a voter must choose between the primaries of several parties. Undefined after the election. */
    hasRival: results ? undefined : hasRivalPrimary(guide, race),
    /** As a sentence. Undefined if all races have the same. */
    order: candidates.length > 1 && describeOrders(guide).length > 1 ? describeCandidateOrder(candidates) : undefined,
  }
}

export function isElected({ result }: Candidacy): boolean {
  return result === 'elected' || result === 'acclaimed'
}

/** The order of the candidates, if it is the same in all races, and whether the ballot names parties, as sentences. */
export function describeOrderAndParties(guide: Guide): string {
  const orders = describeOrders(guide)
  return joinSentences([...(orders.length === 1 ? orders : []), describeParties(guide)])
}

export function describeParties({ election, races }: Guide): string | undefined {
  if (!election.nonpartisan) return undefined
  return races.some(({ partisan }) => partisan) ? phrases.landing.mostlyNonpartisan : phrases.landing.nonpartisan
}

/** An order needs two candidates. Once for each guide, because every race asks. */
const describeOrders = memoize((guide: Guide): readonly string[] => {
  const lists = guide.races.map(({ id }) => listCandidates(guide, id)).filter(({ length }) => length > 1)
  return [...new Set(lists.map(describeCandidateOrder))]
})
