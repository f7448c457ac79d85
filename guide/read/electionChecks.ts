import { foldName } from '@/lib/characters'
import { formatDate, formatTime } from '@/lib/locale/dates'
import { defaultLanguage, findLanguage, languageTags, parseLanguageTag } from '@/lib/locale/languages'
import type { Problem } from '@/lib/problems'
import type { ElectionFile } from '@/guide/fields/electionFile'
import type { Group, Guide } from '@/guide/fields/published'
import { isPrimary } from '@/guide/words/facts'
import { listCandidacies } from './countChecks'
import type { CheckedCandidate, CheckedFile } from './electionFiles'
import { checkQuestions, describeStranger } from './questionChecks'
import { checkResults } from './resultChecks'
import {
  createProblem,
  describeRepeatedId,
  inFile,
  listItemPaths,
  reportRepeated,
  type DataFile,
  type Path,
} from './yaml'

type Election = CheckedFile<ElectionFile>
type Race = ElectionFile['races'][number]

export function checkElection(election: Election, candidates: readonly CheckedCandidate[]): void {
  const { races = [], corrections = [] } = election.fields
  checkLanguages(election)
  checkIds(election)
  checkForms(election)
  checkAreas(election)
  for (const [index, race] of races.entries()) {
    const path = ['races', index]
    checkVotes(election, race, path)
    checkAdvance(election, races, index)
    checkCandidacies(election, race, path, candidates)
    checkBallotOrder(candidates, race.id)
  }
  checkHours(election)
  checkQuestions(election, candidates)
  for (const [index, { candidate }] of corrections.entries())
    if (candidate !== undefined && candidates.every(({ id }) => id !== candidate))
      election.report(['corrections', index, 'candidate'], describeStranger(candidate))
  checkResults(election, candidates)
}

/** The page text must exist in each language, and the addresses of two languages must differ on every host. */
function checkLanguages({ fields: { languages = [] }, report }: Election): void {
  const known = languageTags.join(', ')
  for (const [index, tag] of languages.entries()) {
    const path = ['languages', index]
    if (languages.slice(0, index).some((other) => foldTag(other) === foldTag(tag)))
      report(path, `The language “${tag}” is in the list twice. Remove one of the two.`)
    else if (!findLanguage(tag)) {
      const rule = `Use one of these codes: ${known}. A region may follow, like ${defaultLanguage}-CA.`
      report(path, `No pages can be in the language “${tag}” yet. ${rule}`)
    }
  }
}

function foldTag(tag: string): string | undefined {
  return parseLanguageTag(tag)?.toString().toLowerCase()
}

/** Races and questions share addresses on some hosts, and hosts may ignore case. */
function checkIds(election: Election): void {
  const lists = [['races', 'questions'], ['groups'], ['areaKinds'], ['areas'], ['topics'], ['terms']]
  for (const fields of lists) {
    const paths = fields.flatMap((field) => listItemPaths(election.data, [field], 'id'))
    reportRepeated(inFile(election, paths), describeRepeatedId, (id) => String(id).toLowerCase())
  }
}

/** A form has one definition. */
function checkForms(election: Election): void {
  const forms = listItemPaths(election.data, ['terms'], 'forms').flatMap((path) => listItemPaths(election.data, path))
  reportRepeated(
    inFile(election, forms),
    (form) => `Another term explains “${form}”, too. Remove one of the two.`,
    (form) => foldName(String(form)),
  )
}

/** If there are kinds of areas, each area has one, and each kind has areas. */
function checkAreas({ fields: { areaKinds = [], areas = [] }, report }: Election): void {
  if (areaKinds.length === 0) return
  const message = 'Choose the kind of this area, because the election has several kinds of areas.'
  for (const [index, { kind }] of areas.entries()) if (kind === undefined) report(['areas', index, 'kind'], message)
  for (const [index, { id, name }] of areaKinds.entries())
    if (areas.every(({ kind }) => kind !== id)) {
      const fix = 'Add an area of this kind, or remove the kind.'
      report(['areaKinds', index], `No area is of the kind ${name} (“${id}”). ${fix}`)
    }
}

function checkVotes({ report }: Election, { voteFor, ranks, rankRules, noVote }: Race, path: Path): void {
  if (ranks === undefined && rankRules) {
    const fix = 'Enter the ranks per voter, or remove them.'
    report([...path, 'rankRules'], `These rules are for a race in which voters rank candidates. ${fix}`)
  } else if (voteFor !== undefined && ranks !== undefined) {
    const fix = 'Clear the votes if voters rank the candidates, and the ranks if they do not.'
    report([...path, 'voteFor'], `This race has votes and ranks per voter. ${fix}`)
  } else if (voteFor === undefined && ranks === undefined && !noVote) {
    const message =
      'Enter how many candidates one voter may vote for, how many a voter may rank, or why no vote is held.'
    report([...path, 'voteFor'], message)
  }
}

/** Nobody is elected in a race whose winners move on, and each of several primaries has a name of its own. */
function checkAdvance({ report }: Election, races: ElectionFile['races'], index: number): void {
  const race = races[index]
  if (!race?.advance) return
  const { name, group, seats, noVote, advance } = race
  const path = ['races', index]
  if (isPrimary(race) && seats !== undefined) {
    const fix = 'Leave the seats empty. If the winners move on only in some cases, enter the condition for it.'
    report([...path, 'seats'], `The winners of this race move on, so nobody is elected in it. ${fix}`)
  }
  if (noVote?.reason === 'acclaimed') {
    const message = 'Everyone in this race is elected without a vote, so nobody can move on. Remove one of the two.'
    report([...path, 'advance'], message)
  }
  const isRepeated = races.some((other, place) => place !== index && other.name === name && other.group === group)
  if (advance.party !== undefined && isRepeated) {
    const fix = `Add the party, like “${name}, ${advance.party}”.`
    report([...path, 'name'], `Another race on the ballot has the same name. ${fix}`)
  }
}

/** An acclaimed race has at most as many candidates as seats. A race without write-ins has no write-in candidates. */
function checkCandidacies({ report }: Election, race: Race, path: Path, candidates: readonly CheckedCandidate[]): void {
  const candidacies = [...listCandidacies(race.id, candidates).values()].filter(({ withdrawn }) => !withdrawn)
  if (race.noVote?.reason === 'acclaimed') {
    const { length } = candidacies
    const names = candidacies.map(({ name }) => name).join(', ')
    if (race.seats === undefined)
      report([...path, 'seats'], 'Enter how many candidates are elected, because no vote is held.')
    else if (length > race.seats) {
      const fix = `Correct the seats, the race, or one of the candidates: ${names}.`
      const count = `${length} candidates for ${race.name} are elected without a vote`
      report([...path, 'seats'], `${count}, but there are fewer seats. ${fix}`)
    }
  }
  if (race.writeIns !== false) return
  for (const { name } of candidacies.filter(({ writeIn }) => writeIn)) {
    const fix = 'Choose “Yes”, or correct the candidate.'
    const message = `${name} is a write-in candidate for this race, so voters can write in names. ${fix}`
    report([...path, 'writeIns'], message)
  }
}

/** Hours and events end after they begin, and a group has its hours once. */
function checkHours(election: Election): void {
  const { report } = election
  const { when, events = [] } = election.fields
  const hours = when?.hours ? [{ ...when.hours, path: ['when', 'hours'] as Path }] : []
  const ofGroups = (when?.groupHours ?? []).map((each, index) => ({ ...each, path: ['when', 'groupHours', index] }))
  const periods = (when?.periods ?? []).map((period, index) => ({ ...period, path: ['when', 'periods', index] }))
  for (const { opens, closes, path } of [...hours, ...ofGroups, ...periods])
    if (opens !== undefined && closes !== undefined && opens >= closes)
      report([...path, 'closes'], `Enter a time after the opening at ${formatTime(opens)}.`)
  for (const { from, to, path } of periods)
    if (to !== undefined && to < from)
      report([...path, 'to'], `The last day is before the first, ${formatDate(from)}. Correct one of them.`)
  reportRepeated(
    ofGroups.map(({ path }) => [election, [...path, 'group']]),
    (group) => `Another entry has the hours of the group “${group}”. Choose another group, or remove one of the two.`,
  )
  for (const [index, { starts, ends }] of events.entries()) {
    if (ends === undefined) continue
    if (starts === undefined) report(['events', index, 'starts'], 'Enter when the event starts, too.')
    else if (starts >= ends) report(['events', index, 'ends'], `Enter a time after the start at ${formatTime(starts)}.`)
  }
}

/** Either all candidates of a race have a place on the ballot, each its own, or none has. */
function checkBallotOrder(candidates: readonly CheckedCandidate[], raceId: string): void {
  const candidacies = candidates.flatMap((file) => {
    if (!file.value) return []
    const others = (file.value.otherRaces ?? []).map((candidacy, index) => ({ candidacy, path: ['otherRaces', index] }))
    return [{ candidacy: file.value, path: [] }, ...others].flatMap(({ candidacy, path }) =>
      // A write-in candidate is not printed on the ballot, and one who withdrew may not be.
      candidacy.race === raceId && !candidacy.writeIn && (!candidacy.withdrawn || candidacy.withdrawn.onBallot)
        ? [{ file, place: candidacy.ballotOrder, path: [...path, 'ballotOrder'] as Path }]
        : [],
    )
  })
  if (candidacies.every(({ place }) => place === undefined)) return
  for (const { file, path, place } of candidacies)
    if (place === undefined)
      file.report(path, 'Enter the place on the ballot, because other candidates of this race have one.')
  reportRepeated(
    candidacies.map(({ file, path }) => [file, path]),
    (place) => `Another candidate of this race has the place ${place}, too. Correct one of the two.`,
  )
}

/** Warns about a group that is in no area, or about groups that may share voters although no area combines them. */
export function warnAboutAreas(data: DataFile, { groups, areas }: Guide): Problem[] {
  const local = groups.filter(({ everyone }) => !everyone)
  if (data.get(['areas']) !== undefined)
    return groups.flatMap(({ id, name, everyone }, index) => {
      if (everyone || areas.some((area) => area.groups.includes(id))) return []
      const fix = 'Add it to an area. Until then, readers who choose a place do not see its races.'
      const message = `No area has the group ${name} (“${id}”). ${fix}`
      return [createProblem(data, ['groups', index], message)]
    })
  const pair = findUnlike(local)
  if (!pair) return []
  const message = `Readers can choose only one group, like ${pair.map(({ name }) => name).join(' or ')}. If a voter votes in several of them, add areas: each has the groups whose races are on the ballot there.`
  return [createProblem(data, ['groups'], message)]
}

/**
 * Finds groups that may share voters. Wards of one city, or towns of one region, begin or end with the same word. A name
 * within another, like that of a town in that of its ward, has voters of both.
 */
function findUnlike(groups: readonly Group[]): readonly [Group, Group] | undefined {
  const names = groups.map(({ name }) => foldName(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [''])
  const isShared = [0, -1].some((place) => new Set(names.map((words) => words.at(place))).size < 2)
  const isWithin = (a: number, b: number) => ` ${names[b]?.join(' ')} `.includes(` ${names[a]?.join(' ')} `)
  for (const [a, one] of groups.entries())
    for (const [b, other] of groups.entries()) {
      const isUnlike = !isShared && names[a]?.[0] !== names[b]?.[0] && names[a]?.at(-1) !== names[b]?.at(-1)
      if (a !== b && (isUnlike || isWithin(a, b))) return [one, other]
    }
  return undefined
}
