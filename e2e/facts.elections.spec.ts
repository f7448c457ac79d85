/** The elections of a site, and the archived ones, compared with the editors' files. */
import { runningIn, type Election } from './support/election'
import { link, longDate } from './support/facts'
import { nextRoundLines } from './support/otherElections'
import { expect, test } from './support/site'

const countPeople = (count: number) => `${count || 'No'} ${count === 1 ? 'candidate' : 'candidates'}`

/** @param root path of the pages: `./`, or the lasting one */
function electionLines(election: Election, root: string): readonly string[] {
  const { races, results, name, date } = election
  const people = new Set(races.flatMap((race) => runningIn(election, race).map(({ id }) => id))).size
  const counts = [`${races.length} ${races.length === 1 ? 'race' : 'races'}`, countPeople(people)]
  const isLong = races.length > 8
  return [
    `## ${link(longDate(date), root)}`,
    name,
    ...(root === './' ? ['Current election'] : []),
    ...(isLong
      ? [link(counts.join(' '), `${root}candidates/`)]
      : races.map((race) =>
          link(`${race.name} ${countPeople(runningIn(election, race).length)}`, `${root}candidates/${race.id}/`),
        )),
    (isLong ? '' : `${counts.join(', ')} · `) +
      (results ? link('Results', `${root}results/`) : 'Results are not in this guide yet.'),
  ]
}

test(
  'the page of all elections has each with its races and people, newest first, only if there are several',
  { tag: '@facts' },
  async ({ readLines, readLinks, election, archive, paths }) => {
    const footer = await readLinks('./about/', 'footer a[href*="/elections/"], main a[href*="/elections/"]')
    expect(footer).toEqual(archive.length > 0 ? ['./elections/', './elections/'] : [])
    expect(paths.includes('./elections/')).toBe(archive.length > 0)
    if (archive.length === 0) return
    const all = [{ ...election, path: './' }, ...archive].toSorted((a, b) => b.date.localeCompare(a.date))
    expect(await readLines('./elections/')).toEqual([
      '# All elections',
      'This guide keeps the pages of each election.',
      ...all.flatMap((each) => electionLines(each, each.path)),
    ])
  },
)

test(
  'every page of the archive leads to the current election, and names who moved on',
  { tag: '@facts' },
  async ({ readLines, readPage, election, archive, address }) => {
    for (const other of archive) {
      const verb = other.results ? 'This was' : 'This page is about'
      for (const page of ['', 'results/', ...other.candidates.map(({ id }) => `profile/${id}/`)]) {
        const notice = (await readPage(other.path + page))('body > aside, body > [data-band] aside').first()
        expect(notice.text()).toBe(`${verb} the election of ${longDate(other.date)}. Current election All elections`)
        const links = notice.find('a').get()
        const { pathname } = new URL(address)
        expect(links.map(({ attribs }) => attribs.href)).toEqual([pathname, `${pathname}elections/`])
      }
      const results = await readLines(`${other.path}results/`)
      const expected = other.races.flatMap((race) =>
        [election, ...archive].flatMap((next) => nextRoundLines(other, race, next)),
      )
      expect(results.filter((line) => line.startsWith('Moved on to '))).toEqual(expected)
    }
  },
)
