/** Text about the guide itself: who makes it, its rules and its gaps. Dates are formatted. */
import { formatList } from '../lists'
import { formatCount, formatPercent, plural } from '../numbers'
import { candidateCount } from './races'
import { results } from './results'
import { site } from './site'
import { voting } from './voting'

function have(count: number): string {
  return plural(count, { one: '{count} candidate has', other: '{count} candidates have' })
}

const gaps = {
  title: 'What we do not know',
  noResults: results.none,
  votes: results.noVotes,
  certification: 'We do not know whether the results are certified.',
  turnout: results.noTurnout,
  hours: {
    unknown: voting.information.unknownHours,
    unconfirmed: 'The polling hours are not confirmed for this election.',
  },
  unconfirmedFacts: (count: number) =>
    plural(count, {
      one: '{count} other voting fact is not confirmed for this election. It shows what it is based on.',
      other: '{count} other voting facts are not confirmed for this election. Each shows what it is based on.',
    }),
  stances: (count: number) => `${have(count)} no key stance in this guide.`,
  fewStatements: (count: number, few: number) => `${have(count)} fewer than ${formatCount(few)} statements.`,
  oldStatements: (count: number) => `${have(count)} only statements from years before the election.`,
  undated: (count: number) =>
    plural(count, {
      one: 'We do not know when {count} statement was made.',
      other: 'We do not know when {count} statements were made.',
    }),
  topics: (missing: number, all: number, isSought: boolean) =>
    `Each candidate could have a statement on each topic of the race. ${isSought ? 'We found none' : 'This guide has none'} in ${formatCount(missing)} of ${formatCount(all)} cases.`,
  /** `isSought`: true if the editors looked for it. */
  party: (count: number, all: number, isSought: boolean) =>
    isSought
      ? `${formatCount(count)} of ${candidateCount(all)} stated no party, or none that we could confirm.`
      : `This guide has no party for ${formatCount(count)} of ${candidateCount(all)}.`,
  noStatements: 'This guide has no statements of candidates.',
  none: 'We know of no gaps.',
}

const device = {
  title: 'What is stored on your device',
  nothingAsked: 'No name, address or account is needed.',
  race: "The race you choose in the list is kept in your browser's session storage. Your browser deletes it when you close the tab.",
  place: "The place you choose is kept in your browser's local storage until you clear it.",
  address:
    'An address that you type is neither stored nor sent. Your browser finds its place in a file with many streets.',
  ballot: "The marks and notes of My ballot are kept in your browser's local storage until you clear them.",
  notSent: 'What you choose, mark or write stays on your device. It is not sent to anyone.',
  pageViews: site.footer.pageViews,
  noPageViews: 'The site sets no cookies and counts no visits.',
}

const fairness = {
  title: 'Is this guide fair?',
  description: (city: string, date: string) =>
    `How much this guide has on each candidate in ${city} on ${date}. Statements, words, sources, topics and portrait, by race.`,
  lede: 'These numbers show how much this guide has on each candidate. They come from the same files as the pages.',
  caution: 'A low number does not mean that a candidate said little. It may mean that this guide has little.',
  averages: (maxGap: number) =>
    `We also show averages by stated party and by result. We list those where the highest is more than ${formatPercent(maxGap)} above the lowest.`,
  reasons:
    'Such gaps can have many reasons. Some candidates say or write more in public than others. Some have held office before. We may also have missed sources. In a small group, one candidate can change an average a lot.',
  candidate: 'Candidate',
  stances: 'Key stances',
  positions: 'Positions',
  words: 'Words',
  sources: 'Sources',
  topics: (count: number) => `Topics (of ${formatCount(count)})`,
  /** Heading if the races have different topics. */
  anyTopics: 'Topics',
  portrait: 'Portrait',
  photo: 'Photo',
  initials: 'Initials',
  withdrawn: 'Withdrawn',
  allRaces: 'All races together',
  by: { party: 'Averages by stated party.', result: 'Averages by result.' },
  /** Headings of the columns. */
  group: { party: 'Party', result: 'Result' },
  size: candidateCount,
  photos: 'Photos',
  unknownParty: 'Party not known',
  noResult: 'No result yet',
  gaps: (names: readonly string[], maxGap: number) => `More than ${formatPercent(maxGap)} apart: ${formatList(names)}.`,
  noGaps: (maxGap: number) => `No averages are more than ${formatPercent(maxGap)} apart.`,
  measures: {
    stances: 'key stances',
    positions: 'positions',
    words: 'words',
    sources: 'sources',
    topics: 'topics',
    photos: 'photos',
  },
  averagesLegend: 'Averages leave out candidates who withdrew, and count those without statements as 0.',
  legend:
    'Words are counted in all key stances and positions. Each source of the profile is counted once. A topic counts if a key stance or a position is about it.',
  noCandidates: 'There are no candidates in this guide yet.',
}

export const about = {
  title: 'About this guide',
  description: (city: string, date: string) =>
    `Who makes and pays for this guide to the election in ${city} on ${date}. Our rules, and what we do not know.`,

  publisher: 'Who makes this guide',
  name: 'Publisher',
  noName: 'The publisher of this guide is not named.',
  funding: 'Who pays for it',
  noFunding: 'No funding source is named.',
  contact: 'Contact',
  noContact: 'No contact is named.',
  incomplete:
    'A guide should name all three. Until this one does, you can still check it: each statement lists its sources.',
  offices: 'For questions about voting, ask the {link}.',
  officesLink: 'election office',

  /** What the editors did, by the field of the file: if they did it, and if they did not. */
  research: {
    title: 'What we did for this guide',
    statements: [
      'We looked for what every candidate said in public.',
      'We did not look for what candidates said in public.',
    ],
    parties: [
      'We looked for the party that every candidate stated before the election.',
      'We did not look for the parties of candidates.',
    ],
    questions: ['We asked every candidate questions.', 'We did not ask candidates any questions.'],
    notKnown: 'The editors have not stated what they looked for, or whom they asked.',
  },

  method: 'How we choose and summarize statements',
  defaultMethod:
    'We summarize what candidates said in public, in plain words. A statement needs a source that readers can check.',
  statements: (count: number) => plural(count, { one: '{count} statement', other: '{count} statements' }),
  methodRules: [
    "Each statement is the editors' summary, not a quotation. Words in quotation marks are the candidate's own.",
    'Every statement names its sources. It shows when and how it was said, if we know.',
    'The date of a podcast is the day it was published.',
    'If we have no key stance of a candidate, the page states that.',
    'We add no emphasis. We leave out home addresses, family members and health.',
  ],
  kinds: (kinds: readonly string[]) => `How the statements were made: ${formatList(kinds)}.`,
  kind: (kind: string, count: number) => `${kind} (${formatCount(count)})`,

  reply: 'How candidates can reply',
  replyRule: 'A candidate may reply to our summary. We show the reply, with its date, beside the summary.',
  replyTo: 'Write to: {contact}.',
  noReplyTo: 'There is no address for replies yet.',

  order: 'Order and fairness',
  orderOf: (sentence: string, races: readonly string[]) => `${formatList(races)}: ${sentence}`,
  orderRule: 'The order never depends on who holds the office, who won, or how much we know.',
  sameBoxes: 'Everyone in a race has the same sections in the same order, and the same frame for the portrait.',
  nonpartisan: 'The ballot names no parties.',
  party: 'We show a party only if the candidate stated it, with the year of the statement.',
  endorsements: 'We endorse nobody, and we show no polls and no donations.',
  noScore:
    'We give no score and no percentage of agreement, and we never sort people by your ticks. Another way to count gives most readers another answer, and a few statements are not a whole person.',
  resultRule: 'Results are a plain label, the same for everyone. They do not change order, space or web addresses.',
  fairnessLink: 'See how much this guide has on each candidate',

  more: 'Corrections and data',
  corrections: 'When we change the substance of a page, we list the change: {link}.',
  correctionsLink: 'corrections',
  data: 'You can download the content of this guide: {link}.',
  dataLink: 'open data',
  updated: 'Last updated {date}.',
  gaps,
  device,
  fairness,
}
