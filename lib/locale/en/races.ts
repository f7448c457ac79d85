/** Text of the candidate list, the index of races and the race pages in English. */

import { formatList } from '../lists'
import { formatCount, plural } from '../numbers'

function raceCount(count: number): string {
  return plural(count, { one: '{count} race', other: '{count} races' })
}

export function candidateCount(count: number): string {
  return plural(count, { one: '{count} candidate', other: '{count} candidates' })
}

export function seatCount(count: number): string {
  return plural(count, { one: '{count} seat', other: '{count} seats' })
}

/** Like `2 races and 1 question`. Leaves out what there is none of, but never both. */
function contestCount(races: number, questions: number): string {
  if (questions === 0) return raceCount(races)
  const questionCount = plural(questions, { one: '{count} question', other: '{count} questions' })
  return races === 0 ? questionCount : `${raceCount(races)} and ${questionCount}`
}

const numberWords = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

function numberWord(count: number): string {
  return numberWords[count - 2] ?? formatCount(count)
}

export const races = {
  /** Events with candidates, and links about a race. */
  events: {
    heading: 'Events with candidates',
    canceled: 'Canceled:',
    time: (day: string, hours: string, timeZone: string) => `${day}, ${hours}, ${timeZone}`,
    links: 'More about this race',
    publishedOn: (publisher: string, day: string) => `${publisher}, ${day}`,
  },
  /** Heading of the races and questions that every voter has. */
  everyBallot: 'On every ballot',
  /** Name of the races and questions that only some voters have. */
  localContests: 'Depends on where you live',
  contestCount,
  /** Those of the whole election, also if only some are shown. */
  inAll: (raceTotal: number, questions: number) => `In all: ${contestCount(raceTotal, questions)}`,

  listTitle: 'Candidates',
  listDescription: (city: string, date: string, names: string) =>
    `All candidates in ${city} on ${date}, by race: ${names}.`,
  indexDescription: (city: string, date: string, count: number) =>
    `Every race in ${city} on ${date}, with its candidates: ${raceCount(count)}.`,
  /** A sentence that is true before and after the election. Without `seats` if they are not known of every race. */
  peopleAndSeats: (people: number, seats: number | undefined, date: string) =>
    seats === undefined
      ? `${candidateCount(people)} in the election of ${date}.`
      : `${candidateCount(people)} for ${seatCount(seats)} in the election of ${date}.`,
  peopleRan: (people: number, seats: number | undefined, date: string) => {
    const ran = plural(people, { one: '{count} person ran', other: '{count} people ran' })
    return seats === undefined ? `${ran} on ${date}.` : `${ran} for ${seatCount(seats)} on ${date}.`
  },
  openCard: 'Open a card to read what that person said.',
  openCardForMore: 'Open a card to read more about that person.',
  showCandidatesFor: 'Show the candidates for',
  ballotOrder: 'Candidates are listed in the order of the official ballot.',
  surnameOrder: 'Candidates are listed by surname, A to Z.',
  nonpartisanParties: 'This election is nonpartisan: a party is shown only where the candidate stated it.',
  nonpartisanRaceParties: 'This race is nonpartisan: a party is shown only where the candidate stated it.',

  nobodyElse: 'Nobody else is running.',
  votedFor: (votes: number) =>
    votes === 1 ? 'Voters could choose 1.' : `Voters could choose up to ${formatCount(votes)}.`,
  ranked: (ranks: number) => `Voters could rank up to ${formatCount(ranks)}.`,
  writtenIn: (names: readonly string[]) =>
    `Elected as ${names.length === 1 ? 'a write-in' : 'write-ins'}: ${formatList(names)}.`,
  /** Why a race has no vote. True before and after the election. */
  noVote: {
    acclaimed: 'No vote in this race: there were no more candidates than seats.',
    acclaimedWithoutCandidates: 'No vote in this race: there were no candidates.',
    canceled: 'No vote: this race was canceled.',
  },
  /** Races whose winners are not elected, but move on to another election. */
  advance: {
    party: (party: string) => `Party primary: ${party}.`,
    onePartyOnly: 'You vote in the primary of one party only.',
    /** `condition` begins with `If` and has no full stop. */
    rule: (count: number, date: string, condition?: string) => {
      const start = condition === undefined ? 'The' : `${condition}, the`
      return `${start} ${count === 1 ? 'winner moves' : `top ${numberWord(count)} move`} on to the election on ${date}.`
    },
  },
  term: (term: string) => `Term: ${term}.`,
  unexpired: (seats: number) =>
    plural(seats, {
      one: 'To fill {count} seat for the rest of its term.',
      other: 'To fill {count} seats for the rest of their terms.',
    }),
  partisan: 'The ballot names parties in this race.',
  nonpartisan: 'This race is nonpartisan: the ballot names no parties.',
  writeIns: 'The ballot has a line for another name.',
  noWriteIns: 'The ballot has no line for another name.',
  wereWriteIns: 'Voters could write in another name.',
  wereNoWriteIns: 'Voters could not write in another name.',

  /** Short forms for the index and the buttons. */
  indexCount: (count: number) => (count === 0 ? 'No candidates' : candidateCount(count)),
  indexNoVote: (count: string) => `${count}, no vote`,
  indexCanceled: 'Canceled',
  ballotQuestion: 'Ballot question',

  search: 'Find a race or candidate',
  /** The script replaces the placeholder with a number. */
  searchResult: 'Races and questions found: {races}.',
  /** If only races of other places match. */
  foundElsewhere: 'Not on the ballot of the place you chose. Choose another place to see it.',
  nothingFound: 'Nothing found. Check the spelling, or search for a part of the name.',

  chooseArea: 'Where do you vote?',
  allAreas: 'All places',
  /** Choice of no area of a kind, like a school board. */
  noArea: 'Choose one',
  chooseOtherArea: 'Choose another place',
  address: {
    summary: 'Find it by your address',
    label: 'Number and street',
    find: 'Find',
    privacy: 'Your address is not sent.',
    /** The script replaces the placeholders. */
    answers: {
      found: 'Chosen for {street}: {areas}.',
      /** Also if the file could not be loaded. */
      unknown: 'We could not find this address. Type it like 12 Main St, or choose from the list.',
      several: 'Several streets match: {streets}. Add the city.',
    },
  },

  raceTitle: (race: string, group?: string) => (group === undefined ? race : `${race}, ${group}`),
  raceDescription: (title: string, city: string, date: string, candidates: number, hasStatements: boolean) =>
    `${title}: ${candidates === 0 ? 'no candidates' : candidateCount(candidates)} in ${city} on ${date}, with ${hasStatements ? 'what they said and ' : ''}sources.`,
  raceWithoutVoteDescription: (title: string, city: string, date: string) =>
    `${title}, ${city}, ${date}: candidates, sources, and the reason for no vote.`,
  allCandidates: 'All candidates',
  /** Label of the links to the previous and the next race. */
  raceNavigation: 'Races',
  onYourBallot: 'These links include only the races of the place you chose.',

  raceCount,
}
