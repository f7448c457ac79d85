/** Statements of the other candidates of a race on the topics of a stance. */
import { uniqueById } from '@/lib/uniqueById'
import { getRace, isCompared, listCandidates } from './guide'
import { fitsOnePage } from './pageBudget'
import type { Candidate, Guide, Stance, Topic } from '@/guide/fields/published'
import { isTopicOfRace } from './topicFacts'
import { getTopicPath, putOnTopic } from './topics'

/**
 * Returns the statements of the other candidates of the same races on the topics of a stance. If they do not fit on the
 * page with the candidate's own stances, returns the pages that have them.
 */
export function findOthersOnTopics(guide: Guide, candidate: Candidate, stance: Stance) {
  const groups = guide.topics
    .filter(({ id }) => stance.topics?.includes(id))
    .map((topic) => ({ topic, others: putOnTopic(findOthers(guide, candidate, topic), topic) }))
    .filter(({ others }) => others.length > 0)
  const own = { candidate, statements: candidate.stances }
  const isTooLarge = !fitsOnePage([own, ...groups.flatMap(({ others }) => others)])
  return groups.map(({ topic, others }) => ({
    topic,
    ...(isTooLarge ? {} : { others }),
    races: candidate.candidacies
      .filter(({ race }) => isTopicOfRace(topic, race))
      .map(({ race }) => ({
        ...getRace(guide, { race }),
        ...(isTooLarge ? { path: getTopicPath(guide, topic, race) } : {}),
        isCompared: isCompared(guide, race),
      })),
  }))
}

function findOthers(guide: Guide, { id, candidacies }: Candidate, topic: Topic): readonly Candidate[] {
  const others = candidacies
    .filter(({ race }) => isTopicOfRace(topic, race))
    .flatMap(({ race }) => listCandidates(guide, race))
    .filter((other) => other.id !== id)
  // Somebody may run in several of the races.
  return uniqueById(others)
}
