/** Text about candidates, on cards, profiles and stance pages. Dates and counts are formatted. */

import { formatList } from '../lists'
import { plural } from '../numbers'

/** A sentence with the date on which it was true, if known. */
function dated(sentence: string) {
  return (date?: string) => (date === undefined ? `${sentence}.` : `${sentence}, as of ${date}.`)
}

export const profile = {
  notKnown: 'Not known',

  // Card
  cardParty: (party: string) => `Party: ${party}`,
  /** A stated party, or the title of a stance, with its year if known. */
  withYear: (text: string, year?: number | string) => (year === undefined ? text : `${text} (${year})`),
  incumbent: 'Incumbent',
  notIncumbent: 'Not an incumbent',
  incumbencyNotKnown: 'Incumbency not known',
  writeInMark: 'Write-in candidate',
  withdrawnMark: 'Withdrawn',
  withdrawnOnBallotMark: 'Withdrawn, but on the ballot',

  /** The names on one line of the ballot: the candidate, then the running mates. */
  ballotLine: (names: readonly string[]) => formatList(names),
  runningMate: (name: string, office: string | undefined) => (office === undefined ? name : `${name} (${office})`),
  runningMatesLabel: (count: number) => (count > 1 ? 'Running mates' : 'Running mate'),
  labeledRunningMates: (label: string, mates: string) => `${label}: ${mates}`,

  // Profile
  title: (name: string, races: readonly string[]) => `${name}, ${formatList(races)}`,
  description: (name: string, positions: readonly string[], hasStances: boolean, hasExperience: boolean) => {
    const content = [...(hasStances ? ['key stances'] : []), ...(hasExperience ? ['experience'] : [])]
    const sources = hasStances ? 'each with its sources' : 'with sources'
    return `${name}, ${formatList(positions)}: ${formatList(content.length > 0 ? content : ['facts'])}, ${sources}.`
  },
  allCandidates: (count: number) => plural(count, { one: '1 candidate', other: 'All {count} candidates' }),
  allCandidatesFor: (race: string, count: number) =>
    plural(count, { one: `The candidate for ${race}`, other: `All {count} candidates for ${race}` }),
  candidates: (race: string) => `Candidates for ${race}`,
  portrait: (name: string) => `Portrait of ${name}`,
  alsoCandidate: (race: string) => `Also a candidate for ${race}`,
  keyStances: 'Key stances',
  morePositions: 'More positions, by topic',
  experience: 'Experience',
  background: 'Background',
  sources: 'Sources',
  notKnownSentence: 'Not known.',
  /** `date`: the last day on which the editors looked for it. Undefined if they did not, or if it is not known. */
  noPosition: (date?: string) => (date ? `We found nothing (last checked ${date}).` : 'Nothing in this guide.'),
  noPositionOn: (topics: readonly string[], date?: string | false) => {
    const object = topics.length === 1 ? topics.join('') : 'these topics'
    const list = topics.length === 1 ? '' : `: ${topics.join('; ')}`
    return date
      ? `We found nothing on ${object} (last checked ${date})${list}.`
      : `This guide has nothing on ${object}${list}.`
  },
  allTopicsAbove: 'The key stances above cover every topic.',
  summaries: "These are the editors' summaries, not quotations.",
  mostlySummaries: "Unless marked, these are the editors' summaries, not quotations.",
  photo: (credit: string) => `Photo: ${credit}`,

  // Facts
  positionLabel: 'Position',
  partyLabel: 'Party',
  incumbentLabel: 'Incumbent',
  ballotLabel: 'Ballot',
  resultLabel: 'Result',
  votesLabel: 'Votes',
  yes: 'Yes',
  no: 'No',
  partisanRace: 'The ballot names parties in this race.',
  nonpartisanRace: 'The ballot names no parties in this race.',
  unknownParty: {
    notFound: 'N/A means that we found no party that the candidate stated before the election.',
    notKnown: 'N/A means that this guide has no party for the candidate.',
  },
  onBallot: 'Name on the ballot.',
  notOnBallot: 'Name not on the ballot.',
  noVote: 'No vote in this race.',
  writeIn: 'Write-in candidate. Name not on the ballot.',
  withdrew: (date?: string) =>
    date === undefined ? 'The candidate withdrew. The date is not known.' : `The candidate withdrew on ${date}.`,
  results: {
    elected: 'Elected',
    'not elected': 'Not elected',
    acclaimed: 'Elected without a vote',
    advanced: 'Moves on',
    'not advanced': 'Does not move on',
    withdrawn: 'The candidate withdrew',
  },
  movesOnTo: (date: string) => `Moves on to the election on ${date}`,
  pending: {
    undecided: (date?: string) => (date === undefined ? 'Not decided' : `Not decided as of ${date}`),
    'not reported': (date?: string) => (date === undefined ? 'Not reported yet' : `Not reported as of ${date}`),
  },
  unofficial: 'Unofficial results.',
  resultSources: 'Sources of the results',
  votes: (count: number) => plural(count, { one: '{count} vote', other: '{count} votes' }),

  // Links
  linkLabels: {
    website: 'Website',
    email: 'Email',
    phone: 'Phone',
    facebook: 'Facebook',
    instagram: 'Instagram',
    x: 'X',
    bluesky: 'Bluesky',
    tiktok: 'TikTok',
    youtube: 'YouTube',
    linkedin: 'LinkedIn',
  },

  // Statements
  statementKinds: {
    interview: 'Interview',
    questionnaire: 'Questionnaire',
    debate: 'Debate',
    'campaign site': 'Campaign site',
    'public meeting': 'Remark at a public meeting',
    'news report': 'News report',
    'social post': 'Social media post',
    speech: 'Speech',
  },
  /** Marks of statements that are no summaries of the editors. */
  words: { quotation: 'Quotation', translation: 'Translation' },
  statedOn: (day: string) => `Stated on ${day}`,
  statedIn: (monthOrYear: string) => `Stated in ${monthOrYear}`,
  join: (parts: readonly string[]) => parts.join(', '),
  noStances: {
    'none found': dated('We found no position by this candidate'),
    'did not respond': dated('The candidate did not respond to our questions'),
    declined: dated('The candidate declined to answer our questions'),
    'not asked': dated('We have not asked this candidate any questions'),
    'guide does not ask': dated('We have not asked candidates for positions'),
    'election over': dated('The election is over, and we collected no key stances by this candidate'),
  },
  noStancesGiven: 'No key stance is known.',
  foundNoKeyStance: dated('We found no key stance by this candidate'),

  // Stance page
  stanceTitle: (title: string, name: string, races: readonly string[]) => `${title} – ${name}, ${formatList(races)}`,
  stanceDescription: (name: string, positions: readonly string[], title: string, hasDate: boolean) =>
    hasDate
      ? `Where ${name}, ${formatList(positions)}, stands: ${title}. With the year and the sources.`
      : `Where ${name}, ${formatList(positions)}, stands: ${title}. With the sources.`,
  whoseWords: {
    summary: "This is the editors' summary, not a quotation.",
    quotation: "These are the candidate's own words.",
    translation: "This is a translation of the candidate's words.",
  },
  incumbency: (answer: string) => `Incumbent: ${answer}`,
  howLabel: 'How',
  whenLabel: 'When',
  placeLabel: 'Place in source',
  topicsLabel: 'Topics',
  replyFrom: (name: string, date: string) => `Reply from ${name}, ${date}:`,
  otherStances: (name: string) => `Other stances by ${name}`,
  othersOnTopics: (topics: number) => plural(topics, { one: 'Others on this topic', other: 'Others on these topics' }),
  compareOnTopic: 'Compare everyone on this topic',
  stancesOf: (name: string) => `Stances of ${name}`,
}
