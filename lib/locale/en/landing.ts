/** Text of the landing page in English. */
import { formatCount, plural } from '../numbers'
import { candidateCount, seatCount } from './races'
import { wholeState } from './voting'

export const landing = {
  title: (title: string, date: string) => `${title} – ${date}`,
  description: (city: string, date: string, hasStatements: boolean) =>
    `The ballot in ${city} on ${date}. ${hasStatements ? 'Where each candidate stands. ' : ''}When, where and how to vote.`,
  descriptionWithResults: (city: string, date: string, hasStatements: boolean) =>
    hasStatements
      ? `Who ran in ${city} on ${date}, who won, and where each candidate stands.`
      : `Who ran in ${city} on ${date}, and who won.`,

  // Headline, one sentence a line
  people: (count: number) => plural(count, { one: '{count} person.', other: '{count} people.' }),
  seats: (count: number) => plural(count, { one: '{count} seat.', other: '{count} seats.' }),
  oneDay: (dayOfWeek: string) => `One ${dayOfWeek}.`,
  ran: (count: number) => plural(count, { one: '{count} person ran.', other: '{count} people ran.' }),
  elected: (count: number) => plural(count, { one: '{count} was elected.', other: '{count} were elected.' }),
  moveOn: (count: number) => plural(count, { one: '{count} moves on.', other: '{count} move on.' }),
  nobodyElected: 'Nobody was elected.',
  writtenIn: (count: number) => plural(count, { one: '{count} was a write-in.', other: '{count} were write-ins.' }),
  undecided: (seats: number) =>
    plural(seats, { one: '{count} seat is undecided.', other: '{count} seats are undecided.' }),
  undecidedPlaces: (places: number) =>
    plural(places, {
      one: '{count} place in the next election is undecided.',
      other: '{count} places in the next election are undecided.',
    }),

  // Facts
  electionDay: 'Election day',
  polls: 'Polls',
  hours: (hours: string, timeZone: string) => `${hours}, ${timeZone}`,
  otherYears: 'Based on other years',
  stateRule: (state: string | undefined) => `Based on the rule for ${wholeState(state)}`,
  recount: (contest: string) => `Recount: ${contest}`,

  // The next step, like a line of the ballot. Its last words are in bold.
  fillIn: { line: 'Fill in {target}', target: 'my ballot', note: 'Practice here. Your marks stay on your device.' },
  bring: { line: 'Bring {target}', target: 'my ballot', note: 'Print it and take it with you.' },
  findPlace: { line: 'Find your {target}', target: 'polling place' },
  findHow: { line: 'See {target}', target: 'how to vote' },
  awaitResults: { line: 'Wait for the {target}', target: 'results', note: 'They are not in this guide yet.' },
  seeResults: { line: 'See the {target}', target: 'results', note: 'Who won, with sources.' },
  viewCandidates: 'View Candidates',
  compare: 'Compare candidates',

  // Ballot
  onTheBallot: 'On the ballot',
  voteFor: (votes: number) => `Vote for not more than ${formatCount(votes)}`,
  rank: (ranks: number) => `Rank up to ${formatCount(ranks)}, 1 is your first choice`,
  limitAndSeats: (limit: string, seats: number) => `${limit}. ${seatCount(seats)}`,
  seatCount,
  electedFrom: (elected: number, candidates: number) =>
    `${formatCount(elected)} elected from ${candidateCount(candidates)}`,
  electedWithWriteIns: (elected: number, writeIns: number) =>
    `${formatCount(elected)} elected, ${plural(writeIns, { one: '{count} as a write-in', other: '{count} as write-ins' })}`,
  electedWithoutVote: (elected: number) => `${formatCount(elected)} elected without a vote`,
  noVote: 'No vote',
  canceled: 'Canceled: no vote',
  noneElected: 'Nobody was elected',
  movingOn: (count: number) => plural(count, { one: '{count} moves on', other: '{count} move on' }),
  movedOnFrom: (count: number, candidates: number, date: string) =>
    plural(count, {
      one: `{count} of ${candidateCount(candidates)} moves on to the election on ${date}`,
      other: `{count} of ${candidateCount(candidates)} move on to the election on ${date}`,
    }),
  electedAndMovedOn: (elected: number, count: number, date: string) =>
    plural(count, {
      one: `${formatCount(elected)} elected, {count} moves on to the election on ${date}`,
      other: `${formatCount(elected)} elected, {count} move on to the election on ${date}`,
    }),
  noneMovesOn: 'Nobody moves on',
  noCandidates: 'No candidates.',
  openSeats: {
    vacant: (seats: number) =>
      plural(seats, { one: '{count} seat: nobody was elected.', other: '{count} seats: nobody was elected.' }),
    undecided: (seats: number) =>
      plural(seats, { one: '{count} seat: not decided.', other: '{count} seats: not decided.' }),
  },
  openPlaces: {
    vacant: (places: number) =>
      plural(places, {
        one: '{count} place in the next election: nobody moves on.',
        other: '{count} places in the next election: nobody moves on.',
      }),
    undecided: (places: number) =>
      plural(places, {
        one: '{count} place in the next election: not decided.',
        other: '{count} places in the next election: not decided.',
      }),
  },
  writeIn: 'Write-in',
  /** Before links to the pages of the races. */
  sources: 'Sources about the races:',
  nonpartisan: 'This election is nonpartisan.',
  mostlyNonpartisan: 'This election is nonpartisan, except in some races.',
}
