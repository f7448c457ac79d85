/** Text that depends on the date: the state of the election, and the calendar. */
export const status = {
  /** Names the line above the header for screen readers. */
  notice: 'Election status',
  over: 'This election is over.',
  winners: 'Who won',
  noResults: 'Results are not in this guide yet.',
  /** Follows the label of a deadline. */
  passed: '– Closed',
  registration: {
    term: 'Registration closes',
    text: (date: string) => ({ one: `Tomorrow, ${date}`, other: `In {count} days, on ${date}` }),
    atTime: (time: string, timeZone: string) => `Today at ${time}, ${timeZone}`,
    today: 'Today',
  },
  days: {
    term: 'Election day is',
    text: { one: 'tomorrow', other: 'in {count} days' },
  },
  today: {
    term: 'Today is election day',
    opens: (opens: string, closes: string, timeZone: string) =>
      `Polls open at ${opens} and close at ${closes}, ${timeZone}`,
  },
  open: {
    term: 'Polls close',
    text: (time: string, timeZone: string) => `Today at ${time}, ${timeZone}`,
  },
  closed: {
    term: 'Polls are closed',
    text: (time: string, timeZone: string) => `Since ${time}, ${timeZone}`,
  },
  calendar: {
    add: 'Add to calendar',
    electionDay: (name: string) => `Election day: ${name}`,
    hours: (name: string) => `Polling hours: ${name}`,
    deadline: (label: string, name: string) => `${label}: ${name}`,
    canceled: 'Canceled.',
    nextElection: (name: string) => `Election after ${name}`,
    /** If whether anybody moves on depends on the votes. */
    possibleElection: (name: string) => `Possible election after ${name}`,
    /** What happens in a race, as a sentence. */
    rule: (race: string, rule: string) => `${race}: ${rule}`,
    guide: (url: string) => `See the guide: ${url}`,
  },
}
