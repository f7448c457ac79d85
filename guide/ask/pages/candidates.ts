import { buildBallotRace } from '@/guide/ask/ballotRaces'
import { findRaceRows, describeUnknownParties } from '@/guide/ask/candidacies'
import { isCompared, findRaceNeighbors, isNonpartisan, listRaceEvents } from '@/guide/ask/races'
import type { Guide, Race } from '@/guide/fields/published'
import { listCandidates } from '@/guide/ask/candidates'
import { findOtherRounds } from '@/guide/ask/otherElections'
import { buildRounds } from '@/guide/ask/results'
import { findTerms, listRaceTexts } from '@/guide/ask/terms'
import { describeList } from '@/guide/ask/listNotes'
import type { View } from '@/guide/ask/view'
import { joinSentences } from '@/lib/locale/sentences'
import { phrases } from '@/lib/locale/phrases'

export type RacePageContent = View<ReturnType<typeof buildRacePage>>

export type RaceSheetContent = ReturnType<typeof buildRaceSheet>

export function buildRaceSheet(guide: Guide, race: Race) {
  const { nonpartisan, date, results } = guide.election
  return {
    ballotRace: buildBallotRace(guide, race),
    rows: findRaceRows(guide, race.id),
    isCompared: isCompared(guide, race.id),
    nonpartisan,
    isOver: results !== undefined,
    electionDate: date,
  }
}

export function buildRacePage(guide: Guide, race: Race) {
  return {
    ...buildRaceSheet(guide, race),
    group: guide.groups.find(({ id }) => id === race.group)?.name,
    /** The order of the candidates and the meaning of their parties, as sentences. */
    note: joinSentences([
      describeList(guide, listCandidates(guide, race.id)),
      ...(isNonpartisan(guide, race) ? [phrases.races.nonpartisanRaceParties] : []),
      ...describeUnknownParties(guide, [race]),
    ]),
    terms: findTerms(guide, listRaceTexts(guide, race.id)),
    rounds: buildRounds(guide, race),
    otherRounds: findOtherRounds(guide, race.id),
    events: listRaceEvents(guide, race.id),
    timeZone: guide.election.timeZone,
    neighbors: findRaceNeighbors(guide, race.id),
  }
}
