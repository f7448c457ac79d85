import { sum } from '@/lib/collections'
import { hasUnknownParty, listCandidates } from '@/guide/ask/candidates'
import {
  FEW_STATEMENTS,
  hasFewStatements,
  hasOldStatementsOnly,
  listUndated,
  countTopics,
  hasStatements,
  listRaceTopics,
  listStatements,
} from '@/guide/ask/statements'
import type { View } from '@/guide/ask/view'
import type { Guide, Election } from '@/guide/fields/published'
import { statementKinds } from '@/guide/fields/statements'
import { findLastUpdate } from '@/guide/ask/guide'
import { hasRaceIndex } from '@/guide/ask/races'
import { listRaceOrders } from './fairness'

export type AboutContent = View<ReturnType<typeof buildAboutPage>>

/** Gaps of a guide. Numbers are counts of candidates, unless stated otherwise. */
export type Gaps = View<ReturnType<typeof countGaps>>

export function countGaps(guide: Guide) {
  const { election, candidates, races } = guide
  const cells = races.flatMap(({ id }) => {
    const topics = listRaceTopics(guide, id)
    return listCandidates(guide, id).map((candidate) => ({
      all: topics.length,
      covered: countTopics(candidate, topics),
    }))
  })
  return {
    ...findResultGaps(election),
    hours: findHoursGap(election),
    unconfirmedFacts: listVotingFacts(election).filter(({ covers }) => covers !== 'this election').length,
    candidates: candidates.length,
    hasStatements: hasStatements(candidates),
    withoutParty: candidates.filter(hasUnknownParty).length,
    withoutStance: candidates.filter(({ stances }) => stances.length === 0).length,
    withFewStatements: candidates.filter(hasFewStatements).length,
    fewStatements: FEW_STATEMENTS,
    withOldStatementsOnly: candidates.filter((candidate) => hasOldStatementsOnly(candidate, election)).length,
    undatedStatements: candidates.flatMap(listUndated).length,
    topics: sum(cells.map(({ all }) => all)),
    topicsWithoutStatement: sum(cells.map(({ all, covered }) => all - covered)),
  }
}

function findResultGaps({ results }: Election) {
  return {
    results: results !== undefined,
    isCertificationUnknown: results !== undefined && (results.status ?? 'not known') === 'not known',
    hasNoVotes: results !== undefined && results.votes === undefined,
    hasNoTurnout: results !== undefined && results.turnout === undefined,
  }
}

function findHoursGap({ when: { hours } }: Election): 'unknown' | 'unconfirmed' | undefined {
  if (!hours) return 'unknown'
  return hours.covers === 'this election' ? undefined : 'unconfirmed'
}

/** Every published voting fact except the usual polling hours. */
function listVotingFacts({ when, where, how }: Election) {
  return [
    ...(when.groupHours ?? []),
    ...(when.periods ?? []),
    ...when.deadlines,
    where.finder,
    ...(where.places ?? []),
    ...(where.offices ?? []),
    how?.instructions,
    ...(how?.methods ?? []),
    how?.identification,
    how?.accessibility,
    how?.notes,
  ].filter((fact) => fact !== undefined)
}

/** Counts the statements that candidates made in each way, the most frequent first. Omits ways that nobody used. */
function countStatements({ candidates }: Pick<Guide, 'candidates'>) {
  const statements = candidates.flatMap(listStatements)
  return statementKinds
    .map((how) => ({ how, count: statements.filter((statement) => statement.how === how).length }))
    .filter((kind) => kind.count > 0)
    .toSorted((a, b) => b.count - a.count)
}

export function buildAboutPage(guide: Guide) {
  return {
    election: guide.election,
    updated: findLastUpdate(guide),
    statements: countStatements(guide),
    orders: listRaceOrders(guide),
    gaps: countGaps(guide),
    hasRaceChoice: !hasRaceIndex(guide),
    hasPlaceChoice: guide.areas.length > 0,
    hasAddressLookup: guide.streets.length > 0,
    hasOtherElections: guide.site !== undefined,
  }
}
