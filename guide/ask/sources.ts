import { phrases } from '@/lib/locale/phrases'
import { uniqueById } from '@/lib/collections'
import type { Candidate, Source, Guide } from '@/guide/fields/published'
import { profileIds } from '@/guide/words/facts'
import { getRace } from './races'

export function listSources(candidate: Candidate): readonly Source[] {
  const { experienceSources = [], partySource, stances, positions, candidacies } = candidate
  const all = [
    ...candidate.sources,
    ...experienceSources,
    ...(partySource ? [partySource] : []),
    ...[...stances, ...positions].flatMap(({ sources, reply }) => [...sources, ...(reply?.sources ?? [])]),
    ...candidacies.flatMap(({ withdrawn }) => withdrawn?.sources ?? []),
  ]
  return uniqueById(all)
}

/** A fact, a statement or a section of a profile, with its sources. */
interface Part {
  /** The id of its element. */
  readonly id: string
  /** Its name for the list of sources, in `language` if that is not the language of the guide. */
  readonly label: string
  readonly language?: string | undefined
  readonly sources: readonly Source[]
}

const text = phrases.profile

/** In the order of the page. Sources that no part cites are at the end. The number of a source is its place here. */
export function listNumberedSources(guide: Guide, candidate: Candidate) {
  const parts = listParts(guide, candidate)
  const sources = uniqueById([...parts.flatMap((part) => part.sources), ...listSources(candidate)])
  return sources.map((source) => ({
    source,
    parts: parts
      .filter((part) => part.sources.some(({ id }) => id === source.id))
      .map(({ id, label, language }) => ({ id, label, language })),
  }))
}

/** Returns the parts of a profile that have sources, in the order of the page. */
function listParts(guide: Guide, candidate: Candidate): readonly Part[] {
  const { partySource, candidacies, stances, positions, experience, experienceSources = candidate.sources } = candidate
  const positionsByTopic = guide.topics.flatMap(({ id, name }) =>
    positions.filter(({ topic }) => topic === id).map((position) => ({ ...position, name })),
  )
  return [
    ...(partySource ? [{ id: profileIds.party, label: text.partyLabel, sources: [partySource] }] : []),
    ...candidacies.flatMap(({ race, withdrawn }) => {
      const { noVote } = getRace(guide, race)
      return [
        ...(withdrawn ? [{ id: profileIds.ballot(race), label: text.ballotLabel, sources: withdrawn.sources }] : []),
        ...(noVote ? [{ id: profileIds.result(race), label: text.resultLabel, sources: noVote.sources }] : []),
      ]
    }),
    ...stances.map(({ number, title, language, sources, reply }) => ({
      id: profileIds.stance(number),
      label: title,
      language,
      sources: [...sources, ...(reply?.sources ?? [])],
    })),
    ...positionsByTopic.map(({ topic, name, sources, reply }) => ({
      id: profileIds.topic(topic),
      label: name,
      sources: [...sources, ...(reply?.sources ?? [])],
    })),
    ...(experience === undefined
      ? []
      : [{ id: profileIds.experience, label: text.experience, sources: experienceSources }]),
  ]
}
