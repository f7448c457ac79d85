/** Text about the results of an election. Dates are formatted. */
import { formatCount, formatPercent, formatVotes, formatWholePercent, plural } from '../numbers'

export const results = {
  title: 'Results',
  description: (city: string, date: string) =>
    `Who won in ${city} on ${date}, by race. Vote totals, turnout and sources, if known.`,
  descriptionWithoutResults: (city: string, date: string) =>
    `Results of the election in ${city} on ${date}, when they are known.`,
  none: 'There are no results in this guide yet.',
  later: 'When there are, this page will list who won in each race, with sources.',
  candidates: 'See all candidates',

  lede: (winners: number, races: number) =>
    `${plural(winners, { one: '{count} winner', other: '{count} winners' })} in ${plural(races, { one: '{count} race', other: '{count} races' })}.`,
  movedOn: (count: number) =>
    plural(count, {
      one: '{count} person moves on to another election.',
      other: '{count} people move on to another election.',
    }),

  // Facts
  reports: 'Reports',
  /** Races that are reported, and the time of the last report. */
  progress: (reported: number, races: number, time: string | undefined) =>
    [
      plural(races, {
        one: `${formatCount(reported)} of {count} race reported`,
        other: `${formatCount(reported)} of {count} races reported`,
      }),
      ...(time === undefined ? [] : [time]),
    ].join(', '),
  status: 'Status',
  unofficial: 'The results are unofficial.',
  certified: 'The results are certified.',
  unknownStatus: 'We do not know whether these results are certified.',
  asOf: (date: string) => `Results as of ${date}.`,
  votes: 'Votes',
  noVotes: 'This guide does not have vote totals.',
  votesOfSomeRaces: 'This guide has vote totals for some races only.',
  askOffice: 'You can ask the election office: {office}.',
  knownVotes: 'Vote totals are below each name.',
  turnout: 'Turnout',
  noTurnout: 'This guide does not have the turnout.',
  ballots: (ballots: number, registered: number | undefined) =>
    registered
      ? `${formatCount(ballots)} of ${formatCount(registered)} registered voters voted (${formatPercent(ballots / registered)}).`
      : plural(ballots, { one: '{count} ballot was cast.', other: '{count} ballots were cast.' }),
  unofficialBallots: (ballots: number, registered: number | undefined) =>
    registered
      ? `About ${formatCount(ballots)} of ${formatCount(registered)} registered voters voted (about ${formatWholePercent(ballots / registered)}). This count is unofficial.`
      : `About ${plural(ballots, { one: '{count} ballot was cast.', other: '{count} ballots were cast.' })} This count is unofficial.`,

  // Races
  writeIn: 'Write-in, not on the ballot',
  writeInVotes: (count: number) =>
    plural(count, {
      one: '{count} vote for a name that a voter wrote in.',
      other: '{count} votes for names that voters wrote in.',
    }),
  share: (votes: string, percent: string) => `${votes}, ${percent}`,
  /** What the percentages are of. */
  shares:
    'Percentages are of the votes for candidates in a race, and for write-ins if their number is below the names.',
  sharesOfVotes: 'In a race with several votes for each voter, they are shares of the votes, not of the voters.',
  raceStatus: {
    unofficial: 'The results of this race are unofficial.',
    certified: 'The results of this race are certified.',
    'not known': 'We do not know whether the results of this race are certified.',
  },
  blanks: (count: number) => plural(count, { one: '{count} blank vote.', other: '{count} blank votes.' }),
  datedRecount: (date: string, event: string) => `Recount, ${date}: ${event}`,

  // Ranked choices
  firstChoices: (count: number) => plural(count, { one: '{count} first choice', other: '{count} first choices' }),
  rounds: {
    heading: 'Results by round',
    link: 'Results by round',
    help: 'Round 1 counts first choices. Then ballots move to later choices, round by round. Changes are from the round before.',
    exhaustedHelp: 'Exhausted ballots rank nobody who is still in the count.',
    quota: (votes: number) => `${formatVotes(votes)} votes were needed to be elected.`,
    round: (number: number) => `Round ${formatCount(number)}`,
    candidate: 'Candidate',
    votes: 'Votes',
    change: 'Change',
    status: { elected: 'Elected', advanced: 'Moves on', eliminated: 'Eliminated' },
    exhausted: 'Exhausted ballots',
  },

  // Sources
  sources: 'Sources',
  sourcesOfWinners: 'Who won',
  sourcesOfSeats: (race: string) => `Seats without a winner, ${race}`,
  sourcesOfPlaces: (race: string) => `Places in the next election, ${race}`,
  sourcesOfRecount: (contest: string) => `Recount, ${contest}`,
  sourcesWithoutVote: (race: string) => `No vote, ${race}`,
}
