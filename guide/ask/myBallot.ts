/** Queries on the ballot that a reader marks. */
import { phrases } from '@/lib/locale/phrases'
import { buildBallotRaces, describeOrderAndParties } from './ballot'
import { findLocalGroup, formatRaceTitle } from './races'
import type { Guide } from '@/guide/fields/published'

/** The races, then the questions, in the order of the file. */
export function buildBallotContests(guide: Guide) {
  return [
    ...buildBallotRaces(guide).map((ballotRace) => ({
      id: ballotRace.race.id,
      title: formatRaceTitle(guide, ballotRace.race),
      localGroup: ballotRace.localGroup,
      ballotRace,
    })),
    ...guide.questions.map(({ id, title, number, group }) => ({
      id,
      title: phrases.questions.name(title, number),
      localGroup: findLocalGroup(guide, group),
      ballotRace: undefined,
    })),
  ]
}

/** The order of the names as sentences, and a warning if it may not be that of the official ballot. */
export function describeBallotOrder(guide: Guide): string {
  const isOfficial = guide.candidates.every(({ ballotOrder, writeIn }) => writeIn || ballotOrder !== undefined)
  return [describeOrderAndParties(guide), ...(isOfficial ? [] : [phrases.myBallot.order])].join(' ')
}
