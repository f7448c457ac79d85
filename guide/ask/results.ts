/** The results of each race, as the results page shows them. */
import { getOwn } from '@/lib/getOwn'
import { toTelephoneUrl } from '@/lib/telephone'
import { buildBallotRaces } from './ballot'
import { findLocalGroup, formatRaceTitle } from './races'
import type { Guide } from '@/guide/fields/published'

/** Returns the results of every race, in the order of the data. Empty if the guide has no results yet. */
export function buildRaceResults(guide: Guide) {
  const { results } = guide.election
  if (!results) return []
  return buildBallotRaces(guide).map((ballot) => ({
    ...ballot,
    title: formatRaceTitle(guide, ballot.race),
    votes: getOwn(results.votes, ballot.race.id),
    recountFacts: (results.recounts ?? []).filter(({ race }) => race === ballot.race.id),
    openSources: getOwn(results.open, ballot.race.id)?.sources,
  }))
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
