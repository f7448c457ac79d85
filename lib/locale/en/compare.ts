/** Text of the pages that put candidates side by side, in English. */

import { plural } from '../numbers'
import { races } from './races'

const countTopics = (count: number) => plural(count, { one: '{count} topic', other: '{count} topics' })

/** Like `12 candidates, 9 topics`. */
const counts = (candidates: number, topics: number) =>
  topics === 0 ? races.indexCount(candidates) : `${races.indexCount(candidates)}, ${countTopics(topics)}`

export const compare = {
  // Index
  indexTitle: 'Compare candidates',
  indexIntroduction: 'Choose a race to see what its candidates said, side by side.',
  otherRaces: 'Races with fewer than two candidates are not listed.',
  noRaces: 'No race in this guide has two candidates to compare.',
  indexDescription: (city: string, date: string) =>
    `Candidates in ${city} on ${date}, side by side: choose a race to compare what they said.`,
  counts,

  // Race
  title: (race: string) => `${race}, side by side`,
  description: (race: string, city: string, date: string) =>
    `${race} in ${city} on ${date}: what each candidate said, by topic, with sources.`,
  introduction: 'What each one said, with the date and the source.',
  compareThese: (count: number) => `Compare these ${count} candidates`,
  allRaces: 'All races to compare',
  noExperience: "Select a name to read about a candidate's experience.",
  chooseTopic: 'Choose a topic to see what everyone said',
  chooseName: 'Choose a name to see everything about one candidate',
  region: (race: string) => `${race}: candidates by topic`,
  candidateColumn: 'Candidate',
  otherStances: 'Other key stances',
  source: 'Source',

  // Controls
  topicBar: 'Topic',
  allTopics: 'All topics',
  choose: 'Choose names and topics',
  names: 'Names',
  topics: 'Topics',
  share: 'Share this choice',
  nothingChosen: 'Nothing is chosen. Choose at least one name and one topic.',
  /** The script replaces the placeholders with two numbers and the names of topics. */
  shown: 'Candidates shown: {shown} of {all}. Topics shown: {topics}.',
  hideNames: 'Hide names',
  hideHint: 'Read what they said before you see who said it.',
  /** Followed by a link to the reader's ballot. */
  markHint: 'Fill in an oval to add that person to your ballot.',
  hidden: 'Names are hidden and the order is shuffled.',
  /** Stands for a name. The script replaces the placeholder with a letter. */
  hiddenName: 'Candidate {letter}',
  /** Stands for a pronoun, a name that several candidates share, or an experience. */
  hiddenWord: '[hidden]',
  /** Words that give away who is meant. */
  pronouns: 'he she him his her hers himself herself He She Him His Her Hers Himself Herself',
}
