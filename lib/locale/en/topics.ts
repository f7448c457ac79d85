/** Text of the list of topics and of the topics' pages. */
import { formatCount, plural } from '../numbers'

function ofAll(speakers: number, candidates: number): string {
  return `${formatCount(speakers)} of ${formatCount(candidates)}`
}

export const topics = {
  title: 'Topics',
  description: (city: string, date: string) =>
    `Topics of the election in ${city} on ${date}, and how many candidates spoke about each.`,
  lede: 'These numbers show how many candidates spoke about each topic, by race.',
  inRace: (race: string, speakers: number, candidates: number) => `${race}: ${ofAll(speakers, candidates)}`,
  inAllRaces: (speakers: number, candidates: number) => `All races: ${ofAll(speakers, candidates)}`,
  noStatements: 'We found nobody who spoke about this topic.',
  noTopics: 'There are no topics in this guide yet.',

  // Page of a topic
  topicTitle: (topic: string) => `${topic}, by candidate`,
  topicDescription: (topic: string, city: string, date: string) =>
    `${topic}: who said what before the election in ${city} on ${date}, by race.`,
  all: 'All topics',
  navigation: 'Topics',
  spoke: (speakers: number, candidates: number) =>
    plural(candidates, {
      one: `${formatCount(speakers)} of {count} candidate spoke about this topic.`,
      other: `${formatCount(speakers)} of {count} candidates spoke about this topic.`,
    }),
  compare: (race: string) => `Compare on this topic: ${race}`,
  chooseRace: 'Choose a race to see what its candidates said.',

  // Page of a topic and a race
  topicOfRaceDescription: (topic: string, race: string, city: string, date: string) =>
    `${topic}: what the candidates for ${race} said. Election in ${city} on ${date}.`,
  topicOfRace: (topic: string, race: string) => `${topic}: ${race}`,
  allRaces: (topic: string) => `${topic}, all races`,
}
