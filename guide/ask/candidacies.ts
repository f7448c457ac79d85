import { getOwn } from '@/lib/values'
import { phrases } from '@/lib/locale/phrases'
import type { Candidate, Guide, Race } from '@/guide/fields/published'
import { describeUnknownParty } from '@/guide/words/descriptions'
import { listCandidates, hasUnknownParty } from './candidates'
import { listEarlierCandidacies } from './otherElections'
import { getRace, isCompared, getRacePath } from './races'
import { findPending } from './results'

export type CandidacyFacts = ReturnType<typeof buildCandidacyFacts>[number]

export function buildCandidacyFacts(guide: Guide, { candidacies }: Pick<Candidate, 'candidacies'>) {
  return candidacies.map((candidacy) => {
    const race = getRace(guide, candidacy.race)
    return {
      candidacy,
      race,
      path: getRacePath(guide, race.id),
      /** Number of candidates on the list of the race, including those who withdrew. */
      count: listCandidates(guide, race.id).length,
      isCompared: isCompared(guide, race.id),
      rows: findRaceRows(guide, race.id),
      /** True if the ballot names parties in this race. Undefined if the race follows the rule of the election. */
      namesParties: race.partisan === !guide.election.nonpartisan ? undefined : race.partisan,
      results: findResultFacts(guide, race.id),
    }
  })
}

/** Kinds of links, in the order of their rows: that of their labels. */
const linkKinds = Object.keys(phrases.profile.linkLabels) as readonly (keyof typeof phrases.profile.linkLabels)[]

/** Rows for everyone in a race. A row is shown if its fact is known for at least one candidate of the race. */
export function findRaceRows(guide: Guide, raceId: string) {
  const candidates = listCandidates(guide, raceId)
  return {
    party: !candidates.every(hasUnknownParty),
    incumbent: candidates.some(({ incumbent }) => incumbent !== undefined),
    links: linkKinds.filter((kind) => candidates.some(({ links }) => links?.[kind] !== undefined)),
    runningMates: candidates.some(({ runningMates }) => runningMates !== undefined),
    ballot: candidates.some(({ withdrawn, writeIn }) => withdrawn !== undefined || writeIn),
    result:
      candidates.some(({ result }) => result !== undefined) || findResultFacts(guide, raceId)?.pending !== undefined,
    votes: candidates.some(({ votes }) => votes !== undefined),
    earlier: candidates.some((candidate) => listEarlierCandidacies(guide, candidate).length > 0),
  }
}

/** The meaning of an unknown party, if a list of races shows one. At most one sentence. */
export function describeUnknownParties(guide: Guide, races: readonly Pick<Race, 'id'>[]): readonly string[] {
  const isShown = ({ id }: Pick<Race, 'id'>) =>
    findRaceRows(guide, id).party && listCandidates(guide, id).some(hasUnknownParty)
  return races.some(isShown) ? [describeUnknownParty(guide.election.research)] : []
}

function findResultFacts(guide: Guide, race: string) {
  const { results } = guide.election
  return (
    results && {
      pending: findPending(getRace(guide, race), results),
      isUnofficial: (getOwn(results.votes, race)?.status ?? results.status) === 'unofficial',
      asOf: results.asOf,
    }
  )
}
