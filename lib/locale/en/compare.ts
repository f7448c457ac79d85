/** Text of the pages that put candidates side by side, in English. */
import { plural } from '../numbers'
import { races } from './races'

const countTopics = (count: number) => plural(count, { one: '{count} topic', other: '{count} topics' })

/** Like `12 candidates, 9 topics`. */
const counts = (candidates: number, topics: number) =>
  topics === 0 ? races.indexCount(candidates) : `${races.indexCount(candidates)}, ${countTopics(topics)}`

const sameVerb =
  '(?![^.!?]* (?:and|but|or|then) (?:[a-z]+ )?(?:was|is|has|does)\\b) (?:(?:also|later|never|only|still|then) )?(?:began|brought|called|chose|could|did|drew|felt|found|gave|got|had|held|hoped|kept|knew|led|left|made|met|might|put|ran|said|sat|saw|set|should|spoke|stood|taught|thought|told|took|voted|wanted|went|will|won|would|wrote|[a-z]+ed)\\b'
const afterObject = '[.,;:!?]|$| (?:and|as|at|because|but|for|from|if|in|on|or|so|that|to|when|while|who|with)\\b'

export const compare = {
  // Index
  indexTitle: 'Compare candidates',
  indexIntroduction: 'Choose a race to see what its candidates said, side by side.',
  otherRaces: 'A race is listed if it has two candidates, and this guide has what one of them said.',
  noRaces: 'This guide has no statements of candidates to compare.',
  indexDescription: (city: string, date: string) =>
    `Candidates in ${city} on ${date}, side by side: choose a race to compare what they said.`,
  counts,

  // Former pages of topics
  topicTitle: (topic: string) => `${topic}, by race`,
  topicDescription: (topic: string, city: string, date: string) =>
    `${topic}: choose a race to see what its candidates said. Election in ${city} on ${date}.`,
  topicsDescription: (city: string, date: string) =>
    `Topics of the election in ${city} on ${date}. Choose one to see what the candidates of each race said.`,
  topicsIntroduction: 'Choose a topic, then a race, to see what its candidates said.',
  noTopics: 'There are no topics in this guide yet.',
  topicIntroduction: 'Choose a race to see what its candidates said about this topic.',
  topicNotCompared: 'No race is compared on this topic.',

  // Race
  title: (race: string) => `${race}, side by side`,
  /** Title of the page of a topic, if one page cannot show them all. */
  titleOnTopic: (race: string, topic: string) => `${race}: ${topic}`,
  description: (race: string, city: string, date: string) =>
    `${race} in ${city} on ${date}: what each candidate said, by topic, with sources.`,
  introduction: 'Read what each one said, then go to the next topic.',
  sideBySide: 'Compare',
  allRaces: 'All races to compare',
  noExperience: "Select a name to read about a candidate's experience.",
  races: 'Races',
  nextRace: (race: string) => `Next race: ${race}`,
  chooseTopic: 'Choose a topic',
  topicBar: 'Topics',
  nextTopic: 'Next topic',
  answers: (questionnaire: string) => `Answers to the same questions: ${questionnaire}`,
  allAnswers: "Read everyone's answers",
  inShort: 'In short',
  otherStances: 'Other key stances',
  source: (count: number) => plural(count, { one: 'source', other: '{count} sources' }),
  sourceOf: (count: number, name: string, topic: string) =>
    plural(count, { one: `Source: ${name} on ${topic}`, other: `{count} sources: ${name} on ${topic}` }),
  markHint: 'Fill in an oval to add that person to your ballot. Ticks and marks stay on this device.',

  // Controls
  choose: 'Choose people and topics',
  choosePeople: 'Choose people',
  chooseHint: 'Nobody chosen means everyone.',
  people: 'People',
  topics: 'Topics',
  share: 'Share this choice',
  lift: 'Lift the ink',
  caution: 'One statement is not a whole person. Read more before you mark your ballot.',
  compareWithNames: 'Next: compare with names',
  hideAgain: 'Cover the names again',
  liftHint: 'See whose words you ticked',

  /** The script shows these. */
  script: {
    hideNames: 'Hide names',
    showNames: 'Show the names',
    /** With numbers and the names of topics in place of the placeholders. */
    shown: 'Candidates shown: {shown} of {all}. Topics shown: {topics}.',
    allTopics: 'All topics',
    hiddenTitle: 'Names hidden',
    hiddenIntroduction:
      'Read what they said before you see who said it. Names are under the ink, and the order is shuffled.',
    /** Only where ticks can be stored. */
    tickHint: 'Tick what you agree with.',
    liftedTitle: 'Names shown',
    liftedIntroduction: 'The ink is off. The order is still shuffled.',
    agreed: 'You agreed with statements by',
    agreedWithNobody: 'You ticked nothing',
    /** Stands for a name. With a letter in place of the placeholder. */
    hiddenName: 'Candidate {letter}',
    /** Stands for a pronoun, a name that several candidates share, or words that give somebody away. */
    hiddenWord: '[hidden]',
    /** Pronouns that give away who is meant, also in statements in French, Spanish and Portuguese. */
    pronouns: [
      'he she him his her hers himself herself He She Him His Her Hers Himself Herself',
      'il elle Il Elle él ella Él Ella ele ela Ele Ela',
    ],
    /**
     * Pronouns that fit anybody: what they replace, and a regular expression for what follows it. After "he" and "she",
     * the verb must have one form for one person and for several. The same for men and women, so that no bar tells.
     */
    neutralPronouns: [
      ['he', sameVerb, 'they'],
      ['she', sameVerb, 'they'],
      ['him', '', 'them'],
      ['his', '', 'their'],
      ['her', afterObject, 'them'],
      ['her', '', 'their'],
      ['himself', '', 'themselves'],
      ['herself', '', 'themselves'],
    ] as const,
  },
}
