/** The other elections of the site under test, and what pages must show of them. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { candidaciesOf, candidatesOf, raceOf, readExpected, type Candidate, type Election, type Race } from './election'
import { link, longDate } from './facts'
import { advancingOf } from './outcomes'

/** An election of the archive. */
export interface OtherElection extends Election {
  /** Lasting path of its pages, with a slash at the end: `./2026-06-06/`. */
  readonly path: string
}

/**
 * Reads the archive of a site, newest first. Empty for a site with one election.
 * @param folder that of its current election in `data/`
 */
export function readArchive(folder: string): readonly OtherElection[] {
  const file = join('data', dirname(folder), 'site.yaml')
  const site = existsSync(file)
    ? (parse(readFileSync(file, 'utf8')) as { readonly current: string; readonly archive?: readonly string[] })
    : undefined
  if (!site || join(dirname(folder), site.current) !== folder) return []
  return (site.archive ?? [])
    .map((name) => readExpected(join(dirname(folder), name)))
    .map((election) => ({ ...election, path: lastingPath(election) }))
    .toSorted((a, b) => b.date.localeCompare(a.date))
}

/** Finds the election that a page of the export belongs to, and the path of the page in it. */
export function findElectionOfPage(election: Election, page: string): { owner: Election; path: string } {
  const archived = election.archive?.find(({ path }) => page.startsWith(path.slice(2)))
  return archived ? { owner: archived, path: page.slice(archived.path.length - 2) } : { owner: election, path: page }
}

function lastingPath({ date }: Pick<Election, 'date'>): string {
  return `./${date}/`
}

/** The earlier elections in which a candidate ran, as text of a profile. Only `person` says who is the same. */
export function earlierLinks({ archive = [], date }: Election, { person }: Candidate): readonly string[] {
  const found = archive.flatMap((other) => {
    const self = other.candidates.find((each) => person !== undefined && each.person === person)
    if (!self || other.date > date) return []
    const races = candidaciesOf(self).map((candidacy) => raceOf(other, candidacy).name)
    return [
      { date: other.date, path: `${other.path}profile/${self.id}/`, races: new Intl.ListFormat('en').format(races) },
    ]
  })
  const years = [date, ...found.map((each) => each.date)].map((each) => each.slice(0, 4))
  return found.map((each) => {
    const year = each.date.slice(0, 4)
    const when = years.filter((other) => other === year).length === 1 ? year : longDate(each.date)
    return link(`${when}: ${each.races}`, each.path)
  })
}

/** Who moved on to a race from an earlier election of the site. */
export function roundLines(election: Election, race: Race): readonly string[] {
  return (election.archive ?? []).flatMap((other) =>
    other.races.flatMap((earlier) => {
      const ids = String(earlier.advance?.date) === election.date ? advancingOf(other, earlier.id) : []
      const people = candidatesOf(other, earlier).filter(({ id }) => ids.includes(id))
      const isHere = people.some(
        ({ person }) => person !== undefined && candidatesOf(election, race).some((each) => each.person === person),
      )
      if (people.length === 0 || !(earlier.id === race.id || isHere)) return []
      const names = people.map(({ id, name }) => link(name, `${other.path}profile/${id}/`))
      const from = electionLink(other, other.path) + (earlier.name === race.name ? '' : `, ${earlier.name}`)
      return [`Moved on from the ${from}: ${new Intl.ListFormat('en').format(names)}`]
    }),
  )
}

/** Who moved on from a race of the archive to another election of the site. */
export function nextRoundLines(other: OtherElection, race: Race, next: Election): readonly string[] {
  const ids = String(race.advance?.date) === next.date ? advancingOf(other, race.id) : []
  const names = candidatesOf(other, race)
    .filter(({ id }) => ids.includes(id))
    .map(({ name, person }) => {
      const later = next.candidates.find((each) => person !== undefined && each.person === person)
      return later ? link(name, `${lastingPath(next)}profile/${later.id}/`) : name
    })
  if (names.length === 0) return []
  return [`Moved on to the ${electionLink(next, lastingPath(next))}: ${new Intl.ListFormat('en').format(names)}`]
}

function electionLink({ date, results }: Election, path: string): string {
  return link(`election of ${longDate(date)}`, `${path}${results ? 'results' : 'candidates'}/`)
}
