import { foldName } from '@/lib/characters'
import { foldText } from '@/lib/text'
import { getText } from '@/lib/values'
import type { Problem } from '@/lib/problems'
import { suggestId } from '@/guide/fields/ids'
import type { CheckedCandidate } from './electionFiles'
import { createProblem, listItemPaths, reportRepeated, type DataFile } from './yaml'

/** The files of an election that say who runs in it. They may have problems. */
interface ElectionPeople {
  readonly election: DataFile
  readonly candidates: readonly { readonly data: DataFile }[]
}

export function checkPeople(candidates: readonly CheckedCandidate[]): void {
  reportRepeated(
    candidates.map((file) => [file, ['person']]),
    (person) =>
      `Another candidate of this election has the same person, “${person}”. Correct one of the two. Somebody who runs in two races is one candidate.`,
  )
}

/**
 * Returns warnings about candidates who seem to run in another election, but lack the same person, and about people with
 * very different names in two elections. If both elections lack the person, the later one has the warning.
 */
export function warnAboutPeople(own: ElectionPeople, others: readonly ElectionPeople[]): Problem[] {
  const date = readDate(own)
  const people = others.flatMap((other) => listPeople(other).map((each) => ({ ...each, date: readDate(other) })))
  return listPeople(own).flatMap(({ data, name, person }) => {
    if (person !== undefined) {
      const stranger = people.find(
        (other) => other.person === person && other.date < date && !shareWord(other.name, name),
      )
      return stranger ? [warnAboutNames(data, person, stranger)] : []
    }
    const namesakes = people.filter((other) => foldName(other.name) === foldName(name))
    const namesake = namesakes.find((other) => other.person) ?? namesakes.find((other) => other.date < date)
    return namesake ? [suggestPerson(data, name, namesake)] : []
  })
}

interface Person {
  readonly data: DataFile
  readonly name: string
  readonly person?: string
}

function listPeople({ candidates }: ElectionPeople): readonly Person[] {
  return candidates.flatMap(({ data }): readonly Person[] => {
    const [name, person] = [data.get(['name']), data.get(['person'])]
    if (typeof name !== 'string') return []
    return [{ data, name, person: typeof person === 'string' ? person : undefined }]
  })
}

/** Empty if it is not known, so that the election counts as the first. */
function readDate({ election }: ElectionPeople): string {
  return getText(election.value, 'date')
}

function shareWord(name: string, other: string): boolean {
  const words = new Set(foldText(name).split(' '))
  return foldText(other)
    .split(' ')
    .some((word) => words.has(word))
}

type OtherPerson = Person & { readonly date: string }

function suggestPerson(data: DataFile, name: string, { person, date }: OtherPerson): Problem {
  const id = person ?? suggestId(name) ?? 'a short name'
  const [place, rest] =
    person === undefined
      ? ['in both elections', 'If they are two people, enter a different short name for each.']
      : ['here', 'If it is somebody else, enter another short name.']
  const message = `A candidate of the election of ${date} is also named ${name}. If it is the same person, enter “${id}” under “Person” ${place}. ${rest}`
  return createProblem(data, ['person'], message)
}

function warnAboutNames(data: DataFile, person: string, { name, date }: OtherPerson): Problem {
  const message = `In the election of ${date}, the person “${person}” is ${name}. Check that both are the same person. If not, enter another short name for one of them.`
  return createProblem(data, ['person'], message)
}

export function warnAboutSite(own: ElectionPeople, others: readonly ElectionPeople[]): Problem[] {
  return [...warnAboutPeople(own, others), ...warnAboutNextElections(own, others)]
}

/**
 * Warns about winners who move on to a day without an election, or to a later election than the next one with their race.
 * Does not warn while the next election may not be in the site yet.
 */
function warnAboutNextElections(own: ElectionPeople, others: readonly ElectionPeople[]): Problem[] {
  const later = others
    .map((other) => ({ date: readDate(other), ids: listRaceIds(other) }))
    .filter(({ date }) => date > readDate(own))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return listItemPaths(own.election, ['races']).flatMap((race) => {
    const path = [...race, 'advance', 'date']
    const date = own.election.get(path)
    if (typeof date !== 'string') return []
    const isKnown = later.some((each) => each.date === date)
    const next =
      later.find(({ ids }) => ids.includes(own.election.get([...race, 'id']))) ??
      later.find((each) => each.date >= date)
    if (!next || (isKnown && next.date >= date)) return []
    const reason = isKnown
      ? `An earlier election of the site, on ${next.date}, has this race, too.`
      : `No election of the site is on ${date}, but one is on ${next.date}.`
    const message = `${reason} If the winners move on to that one, enter its day.`
    return [createProblem(own.election, path, message)]
  })
}

function listRaceIds({ election }: ElectionPeople): readonly unknown[] {
  return listItemPaths(election, ['races']).map((path) => election.get([...path, 'id']))
}
