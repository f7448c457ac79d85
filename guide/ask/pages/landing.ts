import { sum } from '@/lib/collections'
import { toTelephoneUrl } from '@/lib/text'
import { isElected } from '@/guide/ask/ballotRaces'
import { getRace, findLocalGroup } from '@/guide/ask/races'
import { findOpenSeats, countReported } from '@/guide/ask/results'
import type { View } from '@/guide/ask/view'
import type { Candidacy, Guide } from '@/guide/fields/published'
import { countSeats } from '@/guide/words/facts'

/** Numbers of the whole election. A person who runs in several races counts once. */
export type ElectionCounts = View<ReturnType<typeof countElection>>

/** Counts the people and seats of an election, without canceled races. */
export function countElection(guide: Guide) {
  const { election, candidates } = guide
  const races = guide.races.filter(({ noVote }) => noVote?.reason !== 'canceled')
  const seats = races.flatMap((race) => countSeats(race) ?? [])
  const isRunning = ({ race, withdrawn }: Candidacy) => !withdrawn && races.includes(getRace(guide, race))
  const count = (test: (candidacy: Candidacy) => boolean) =>
    candidates.filter(({ candidacies }) => candidacies.some(test)).length
  const { results } = election
  const writeIns = new Set(Object.values(results?.writeInWinners ?? {}).flat()).size
  const undecided = races
    .flatMap((race) => (results && findOpenSeats(race, results)) ?? [])
    .filter(({ reason }) => reason === 'undecided')
  const countUndecided = (ofPrimaries: boolean) =>
    sum(undecided.filter(({ isPrimary }) => isPrimary === ofPrimaries).map((open) => open.seats))
  return {
    people: count(isRunning),
    /** Undefined unless the seats of every race are known. */
    seats: seats.length < races.length ? undefined : sum(seats),
    outcome: results && {
      elected: count(isElected) + writeIns,
      writeIns,
      advancing: count(({ result }) => result === 'advanced'),
      ...countReported(guide),
      undecidedSeats: countUndecided(false),
      /** Places of those who move on to another election. */
      undecidedPlaces: countUndecided(true),
    },
  }
}

/** Returns the first office for all voters that has a web address, an email address or a telephone number. */
export function findElectionOffice(guide: Guide) {
  const offices = (guide.election.where.offices ?? []).filter(({ group }) => !findLocalGroup(guide, group))
  return offices
    .flatMap(({ name, url, email, phone }) => {
      const address = url ?? (email && `mailto:${email}`) ?? (phone && toTelephoneUrl(phone))
      return address === undefined ? [] : [{ name, address }]
    })
    .at(0)
}
