/** Text about when, where and how to vote. */

/** Text of the page "How to vote" and of the section "Election information". */
const information = {
  title: 'Election information',
  allFacts: 'How to vote: all facts and their sources',
  when: 'When',
  hours: (hours: string, timeZone: string) => `Polls: ${hours}, ${timeZone}.`,
  pollingHours: 'Polling hours',
  otherHours: 'Some places have other hours.',
  unknownHours: 'We could not confirm the polling hours.',
  from: (time: string) => `from ${time}`,
  until: (time: string) => `until ${time}`,
  /** A time of day, or hours, with the time zone. */
  inTimeZone: (time: string, timeZone: string) => `${time}, ${timeZone}`,
  dateAndTime: (date: string, time: string, timeZone: string) => `${date}, ${time}, ${timeZone}`,
  where: 'Where',
  finder: 'Find your polling place',
  places: 'Polling places',
  unknownPlaces: 'We could not confirm where the polling places are.',
  offices: 'Questions? Ask:',
  how: 'How',
  methods: 'Ways to vote',
  identification: 'Identification',
  accessibility: 'Accessibility',
  notes: 'Notes in the voting booth',
  unknownInstructions: 'We could not confirm the instructions for voting.',
  onlyFor: (group: string) => `Only for ${group}.`,
  publishedBy: (publisher: string) => `Published by ${publisher}.`,
  accordingTo: (publisher: string) => `According to ${publisher}.`,
  anotherYear: 'From another year. Not confirmed for this election.',
  stateRule: (city: string, state: string | undefined) => `Rule for ${wholeState(state)}. ${notConfirmed(city)}`,
  /** About links and offices, which are not rules. */
  stateService: (city: string, state: string | undefined) => `For ${wholeState(state)}. ${notConfirmed(city)}`,
}

export function wholeState(state: string | undefined): string {
  return state === undefined ? 'the whole state' : `all of ${state}`
}

function notConfirmed(city: string): string {
  return `Not confirmed by ${city} for this election.`
}

export const voting = {
  title: 'How to vote',
  description: (city: string, date: string) =>
    `When, where and how to vote in ${city} on ${date}. What each fact covers, and its sources.`,
  information,
}
