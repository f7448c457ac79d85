/** Queries that decide which facts pages show, so that everyone in a race has the same rows and sections. */
import { getOwn } from '@/lib/getOwn'
import { adjacentItems, candidatesOf, raceOf, sourcesOf } from './guide'
import { racePath } from './races'
import type {
  CandidacyFacts,
  Candidate,
  Guide,
  NamedPosition,
  ProfileContent,
  ProfileSections,
  RaceRows,
  ResultFacts,
} from './schema/published'

/** Everything that the profile of a candidate shows. */
export function profileContent(guide: Guide, candidate: Candidate): ProfileContent {
  return {
    candidate,
    candidacies: candidacyFacts(guide, candidate),
    sections: profileSections(guide, candidate),
    positions: namedPositions(guide, candidate),
    electionDate: guide.election.date,
    sources: sourcesOf(candidate),
    ...adjacentItems(candidatesOf(guide, candidate.race), candidate, ({ id }) => id),
  }
}

/** Every candidacy of a person, in the order of the file. */
export function candidacyFacts(guide: Guide, { candidacies }: Pick<Candidate, 'candidacies'>): CandidacyFacts[] {
  return candidacies.map((candidacy) => {
    const race = raceOf(guide, candidacy)
    return {
      candidacy,
      race,
      path: racePath(guide, race.id),
      rows: raceRows(guide, race.id),
      namesParties: race.partisan === !guide.election.nonpartisan ? undefined : race.partisan,
      results: resultFacts(guide, race.id),
    }
  })
}

/** The rows for everyone in a race. */
export function raceRows(guide: Guide, raceId: string): RaceRows {
  const candidates = candidatesOf(guide, raceId)
  return {
    incumbent: candidates.some(({ incumbent }) => incumbent !== undefined),
    ballot: candidates.some(({ withdrawn, writeIn }) => withdrawn !== undefined || writeIn),
    result: candidates.some(({ result }) => result !== undefined) || Boolean(resultFacts(guide, raceId)?.isUndecided),
    votes: candidates.some(({ votes }) => votes !== undefined),
  }
}

function resultFacts({ election: { results } }: Guide, raceId: string): ResultFacts | undefined {
  return (
    results && {
      isUndecided: getOwn(results.open, raceId)?.reason === 'undecided',
      isUnofficial: results.status === 'unofficial',
      asOf: results.asOf,
    }
  )
}

/**
 * The sections for everyone in a candidate's races. Somebody who runs in several races connects them, and everyone in
 * connected races has the same sections.
 */
export function profileSections(guide: Guide, candidate: Candidate): ProfileSections {
  const others = connectedCandidates(guide, candidate)
  return {
    experience: others.some(({ experience }) => experience !== undefined),
    links: others.some(({ links }) => Object.keys(links ?? {}).length > 0),
    positions: others.some(({ positions }) => positions.length > 0),
  }
}

function connectedCandidates({ candidates }: Guide, { candidacies }: Candidate): readonly Candidate[] {
  const races = new Set(candidacies.map(({ race }) => race))
  const isConnected = (candidate: Candidate) => candidate.candidacies.some(({ race }) => races.has(race))
  let count = 0
  while (races.size > count) {
    count = races.size
    for (const other of candidates.filter(isConnected)) for (const { race } of other.candidacies) races.add(race)
  }
  return candidates.filter(isConnected)
}

/** A candidate's positions with the names of their topics, in the order of the topics. */
export function namedPositions({ topics }: Guide, { positions }: Candidate): NamedPosition[] {
  return topics.flatMap(({ id, name }) =>
    positions.filter(({ topic }) => topic === id).map((position) => ({ ...position, topicName: name })),
  )
}
