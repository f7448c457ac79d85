/** What candidates said, topic by topic, compared with the editors' files. */
import { describeMark } from './support/candidacy'
import { candidatesOf, comparedRaces, hasRaceIndex, type Election } from './support/election'
import { link } from './support/facts'
import { titleOf } from './support/races'
import { collapse } from './support/outline'
import { expect, profilePath, test } from './support/site'
import { linesOn, listStatements, topicLinks } from './support/statements'

type Topic = NonNullable<Election['topics']>[number]

/** The races of a topic that have candidates, in the order of the guide, with the number of those who spoke about it. */
function racesOf(election: Election, { id: topic, races }: Topic) {
  const groups = [undefined, ...(election.groups ?? []).map(({ id }) => id)]
  const all = hasRaceIndex(election)
    ? groups.flatMap((group) => election.races.filter((race) => race.group === group))
    : election.races
  return all
    .filter(({ id }) => !races || races.includes(id))
    .map((race) => ({ race, title: titleOf(election, race), candidates: candidatesOf(election, race) }))
    .filter(({ candidates }) => candidates.length > 0)
    .map((each) => ({
      ...each,
      speakers: each.candidates.filter((candidate) => listStatements(candidate, topic).length > 0).length,
    }))
}

test(
  'the list of topics has every topic in order, with the number of candidates who spoke about it',
  { tag: '@facts' },
  async ({ readLines, election }) => {
    const lines = await readLines('./topics/')
    const { topics = [] } = election
    if (topics.length === 0) expect(lines.join(' ')).toContain('There are no topics in this guide yet.')
    else
      expect(lines.slice(2)).toEqual(
        topics.flatMap((topic) => {
          const races = racesOf(election, topic)
          const speakers = races.reduce((sum, each) => sum + each.speakers, 0)
          const all = races.reduce((sum, { candidates }) => sum + candidates.length, 0)
          return [
            ...topicLinks(election, [topic.id]),
            ...(speakers > 0 ? [] : ['We found nobody who spoke about this topic.']),
            ...(hasRaceIndex(election)
              ? [`All races: ${speakers} of ${all}`]
              : races.map((each) => `${each.title}: ${each.speakers} of ${each.candidates.length}`)),
          ]
        }),
      )
  },
)

test(
  'the page of each topic has everyone in its races, with what they said in full and the sources',
  { tag: '@facts' },
  async ({ readLines, readLinks, election }) => {
    for (const topic of election.topics ?? []) {
      const path = `./topics/${topic.id}/`
      const races = racesOf(election, topic)
      // If one page cannot show all statements, each race has a page.
      const pages = await readLinks(path, `main li a[href*="/topics/${topic.id}/"]`)
      if (pages.length > 0) expect(pages).toEqual(races.map(({ race }) => `${path}${race.id}/`))
      for (const [index, page] of (pages.length > 0 ? pages : [path]).entries()) {
        const shown = pages.length > 0 ? races.slice(index, index + 1) : races
        const lines = await readLines(page)
        const start = lines.findIndex((line) => line.startsWith('## '))
        expect(lines[0]).toContain(collapse(topic.name))
        expect([page, ...lines.slice(start, -1)]).toEqual([
          page,
          ...shown.flatMap(({ title, candidates, speakers }) => [
            `## ${title}`,
            `${speakers} of ${candidates.length} ${candidates.length === 1 ? 'candidate' : 'candidates'} spoke about this topic.`,
            ...candidates.flatMap((candidate) => [
              link(candidate.name, profilePath(candidate)),
              ...(describeMark(candidate) === '' ? [] : [describeMark(candidate)]),
              ...linesOn(election, candidate, topic.id),
            ]),
          ]),
        ])
      }
      const compared = new Set(comparedRaces(election).map(({ id }) => id))
      if (pages.length === 0)
        expect(await readLinks(path, 'main a[href*="/compare/"]')).toEqual(
          races
            .filter(({ race }) => compared.has(race.id))
            .map(({ race }) => `./compare/${race.id}/#topics=${topic.id}`),
        )
    }
  },
)
