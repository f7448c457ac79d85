/** Profiles, pages of stances and comparisons, compared with the editors' files. */
import { candidaciesOf, candidatesOf, comparedRaces, raceOf, type Candidate } from './support/election'
import { checkHead, checkProfile, checkStance, type Statement } from './support/oracle'
import { expect, profilePath, test } from './support/site'
import { dateOf, findMissing, link, mark, read, readLinks } from './support/values'

const neighbors = (items: readonly string[], item: string) => [-1, 1].map((step) => items[items.indexOf(item) + step])

test(
  'every profile and every stance has the facts of its candidate, and leads to the others',
  { tag: '@facts' },
  async ({ openPage, election }) => {
    const compared = new Set(comparedRaces(election).map(({ id }) => id))
    for (const candidate of election.candidates) {
      const profile = profilePath(candidate)
      const people = candidatesOf(election, raceOf(election, candidate)).map(profilePath)
      const stances = candidate.stances.map((_, index) => `${profile}stance${index + 1}/`)
      for (const [index, path] of [profile, ...stances].entries()) {
        const page = await openPage(path)
        const problems = index === 0 ? checkProfile(page, candidate) : checkStance(page, candidate, index - 1)
        expect([path, ...problems, ...checkHead(page, candidate, index)]).toEqual([path])
        const [before, after] = neighbors(people, profile)
        const [previous, next] = index === 0 ? [] : neighbors(stances, path)
        const expected = [previous, before, next, after].filter(Boolean)
        expect(readLinks(page, 'a[rel="prev"], a[rel="next"]')).toEqual(expect.arrayContaining(expected))
        expect(page.$('a[rel="prev"], a[rel="next"]').length).toBe(expected.length)
      }
      const races = candidaciesOf(candidate).map(({ race }) => race)
      expect(readLinks(await openPage(profile), 'main a[href*="/compare/"]:not([href*="#"])')).toEqual(
        races.filter((race) => compared.has(race)).map((race) => `./compare/${race}/`),
      )
    }
  },
)

/** What a candidate said on a topic, or without one on none of the topics of the race. */
function listStatements({ stances, positions }: Candidate, topic: string | undefined, all: readonly string[]) {
  const isOn = ({ topics = [] }: Candidate['stances'][number]) =>
    topic === undefined ? !topics.some((id) => all.includes(id)) : topics.includes(topic)
  return [...stances.filter(isOn), ...positions.filter((each) => each.topic === topic)] as readonly Statement[]
}

test(
  'a comparison has everything that each candidate said on each topic, in order, with its source',
  { tag: '@facts' },
  async ({ openPage, election, paths }) => {
    for (const race of comparedRaces(election)) {
      const candidates = candidatesOf(election, race)
      const own = (election.topics ?? []).filter(({ races }) => !races || races.includes(race.id)).map(({ id }) => id)
      const first = `./compare/${race.id}/`
      // A topic that does not fit on the page of the race has a page of its own.
      const listed = readLinks(await openPage(first), '[data-topic-list] a').map((path) => path.replace(/#.*/, ''))
      const sections: (string | undefined)[] = []
      for (const path of new Set([first, ...listed].filter((each) => paths.includes(each)))) {
        const page = await openPage(path)
        for (const { attribs } of page.$('section[data-topic]').get()) {
          const articles = page.$(`section[id="${attribs.id}"] article`)
          const topic = own.find((id) => attribs.id!.endsWith(`=${id}`))
          const isShort = attribs.id!.endsWith('=in.short')
          sections.push(topic)
          const problems = candidates.flatMap((candidate, index) => {
            const said = isShort ? [] : listStatements(candidate, topic, own)
            const text = read(page, articles.get(index)!)
            const values = said.flatMap((statement) => {
              const { url, link: isLinked = true } = election.sources[statement.sources[0]!]!
              const isAlone = statement.sources.length === 1 && isLinked
              return [
                'title' in statement && mark(statement.language, statement.title),
                mark(statement.language, statement.text),
                dateOf(election, statement.date),
                `](${isAlone ? new URL(url).href : `${profilePath(candidate)}#sources`})`,
              ]
            })
            const count = articles.eq(index).find('[data-statement]').length
            const party = isShort && candidate.party !== 'N/A' && candidate.party
            return [
              ...(count === said.length ? [] : [`${count} statements of ${candidate.id}`]),
              ...findMissing(text, [link(candidate.name, profilePath(candidate)), ...values, party]),
            ]
          })
          expect([path, attribs.id, articles.length, ...problems]).toEqual([path, attribs.id, candidates.length])
        }
      }
      expect(sections.filter((topic) => topic !== undefined)).toEqual(own)
    }
  },
)
