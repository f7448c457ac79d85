/** Checks the fields of an election's file against each other and against the candidates, and warns about areas. */
import { foldName } from '@/lib/characters'
import { formatDate, formatTime } from '@/lib/locale/dates'
import { defaultLanguage, findLanguage, languageTags, parseLanguageTag } from '@/lib/locale/languages'
import type { Problem } from '@/lib/problems'
import type { ElectionFile } from '@/guide/fields/electionFile'
import type { Guide, Group } from '@/guide/fields/published'
import { isPrimary } from '@/guide/words/facts'
import { listCandidacies } from './countChecks'
import type { CheckedCandidate } from './electionFiles'
import { checkQuestions } from './questionChecks'
import { checkResults } from './resultChecks'
import { createProblem, describeRepeatedId, findRepeated, listItemPaths, type DataFile, type Path } from './yaml'

type Fields = Partial<ElectionFile>

type Race = ElectionFile['races'][number]

/** Returns every problem with the language, ids, races, hours, questions, corrections, ballot orders and results. */
export function checkElection(data: DataFile, fields: Fields, candidates: readonly CheckedCandidate[]): Problem[] {
  const { races = [], corrections = [] } = fields
  return [
    ...checkLanguages(data, fields),
    ...checkIds(data),
    ...checkForms(data),
    ...checkAreas(data, fields),
    ...races.flatMap((race, index) => checkVotes(data, race, ['races', index])),
    ...races.flatMap((_, index) => checkAdvance(data, races, index)),
    ...races.flatMap((race, index) => checkCandidacies(data, race, ['races', index], candidates)),
    ...races.flatMap(({ id }) => checkBallotOrder(candidates, id)),
    ...checkHours(data, fields),
    ...checkQuestions(data, fields, candidates),
    ...corrections.flatMap(({ candidate }, index) =>
      candidate === undefined || candidates.some(({ id }) => id === candidate)
        ? []
        : [
            createProblem(
              data,
              ['corrections', index, 'candidate'],
              `No candidate of this election is “${candidate}”. Choose another.`,
            ),
          ],
    ),
    ...checkResults(data, fields, candidates),
  ]
}

/** The page text must exist in each language, and the addresses of two languages must differ on every host. */
function checkLanguages(data: DataFile, { languages = [] }: Fields): Problem[] {
  const known = languageTags.join(', ')
  return languages.flatMap((tag, index) => {
    const path = ['languages', index]
    const isRepeated = languages.slice(0, index).some((other) => foldTag(other) === foldTag(tag))
    if (isRepeated)
      return [createProblem(data, path, `The language “${tag}” is in the list twice. Remove one of the two.`)]
    if (findLanguage(tag)) return []
    const message = `No pages can be in the language “${tag}” yet. Use one of these codes: ${known}. A region may follow, like ${defaultLanguage}-CA.`
    return [createProblem(data, path, message)]
  })
}

function foldTag(tag: string): string | undefined {
  return parseLanguageTag(tag)?.toString().toLowerCase()
}

/** Races and questions share addresses on some hosts, and hosts may ignore case. */
function checkIds(data: DataFile): Problem[] {
  const lists = [['races', 'questions'], ['groups'], ['areaKinds'], ['areas'], ['topics'], ['terms']]
  return lists.flatMap((fields) => {
    const paths = fields.flatMap((field) => listItemPaths(data, [field]))
    const ids = paths.map((path) => ({ data, path: [...path, 'id'] }))
    return findRepeated(ids, describeRepeatedId, (id) => String(id).toLowerCase())
  })
}

/** A form has one definition. */
function checkForms(data: DataFile): Problem[] {
  const forms = listItemPaths(data, ['terms']).flatMap((path) => listItemPaths(data, [...path, 'forms']))
  return findRepeated(
    forms.map((path) => ({ data, path })),
    (form) => `Another term explains “${form}”, too. Remove one of the two.`,
    (form) => foldName(String(form)),
  )
}

function checkVotes(data: DataFile, { voteFor, ranks, rankRules, noVote }: Race, path: Path): Problem[] {
  if (ranks === undefined && rankRules) {
    const message =
      'These rules are for a race in which voters rank candidates. Enter the ranks per voter, or remove them.'
    return [createProblem(data, [...path, 'rankRules'], message)]
  }
  if (voteFor !== undefined && ranks !== undefined) {
    const message =
      'This race has votes and ranks per voter. Clear the votes if voters rank the candidates, and the ranks if they do not.'
    return [createProblem(data, [...path, 'voteFor'], message)]
  }
  if (voteFor !== undefined || ranks !== undefined || noVote) return []
  const message = 'Enter how many candidates one voter may vote for, how many a voter may rank, or why no vote is held.'
  return [createProblem(data, [...path, 'voteFor'], message)]
}

/** An acclaimed race has at most as many candidates as seats. A race without write-ins has no write-in candidates. */
function checkCandidacies(data: DataFile, race: Race, path: Path, candidates: readonly CheckedCandidate[]): Problem[] {
  const candidacies = [...listCandidacies(race.id, candidates).values()].filter(({ withdrawn }) => !withdrawn)
  return [
    ...(race.noVote?.reason === 'acclaimed' ? checkAcclaimed(data, race, path, candidacies) : []),
    ...(race.writeIns === false
      ? candidacies
          .filter(({ writeIn }) => writeIn)
          .map(({ name }) => {
            const message = `${name} is a write-in candidate for this race, so voters can write in names. Choose “Yes”, or correct the candidate.`
            return createProblem(data, [...path, 'writeIns'], message)
          })
      : []),
  ]
}

function checkAcclaimed(
  data: DataFile,
  { name, seats }: Race,
  path: Path,
  candidacies: readonly { readonly name: string; readonly file: string }[],
): Problem[] {
  const field = [...path, 'seats']
  const { length } = candidacies
  if (seats === undefined) {
    const message = 'Enter how many candidates are elected, because no vote is held.'
    return [createProblem(data, field, message)]
  }
  if (length <= seats) return []
  const names = candidacies.map((candidacy) => candidacy.name).join(', ')
  const message = `${length} candidates for ${name} are elected without a vote, but there are fewer seats. Correct the seats, the race, or one of the candidates: ${names}.`
  return [createProblem(data, field, message)]
}

/** Hours and events end after they begin, and a group has its hours once. */
function checkHours(data: DataFile, { when, events = [] }: Fields): Problem[] {
  const hours = when?.hours ? [{ ...when.hours, path: ['when', 'hours'] as Path }] : []
  const ofGroups = (when?.groupHours ?? []).map((each, index) => ({ ...each, path: ['when', 'groupHours', index] }))
  const periods = (when?.periods ?? []).map((period, index) => ({ ...period, path: ['when', 'periods', index] }))
  return [
    ...[...hours, ...ofGroups, ...periods].flatMap(({ opens, closes, path }) =>
      opens !== undefined && closes !== undefined && opens >= closes
        ? [createProblem(data, [...path, 'closes'], `Enter a time after the opening at ${formatTime(opens)}.`)]
        : [],
    ),
    ...periods.flatMap(({ from, to, path }) =>
      to !== undefined && to < from
        ? [
            createProblem(
              data,
              [...path, 'to'],
              `The last day is before the first, ${formatDate(from)}. Correct one of them.`,
            ),
          ]
        : [],
    ),
    ...findRepeated(
      ofGroups.map(({ path }) => ({ data, path: [...path, 'group'] })),
      (group) => `Another entry has the hours of the group “${group}”. Choose another group, or remove one of the two.`,
    ),
    ...events.flatMap(({ starts, ends }, index) => {
      if (ends === undefined || (starts !== undefined && starts < ends)) return []
      if (starts === undefined)
        return [createProblem(data, ['events', index, 'starts'], 'Enter when the event starts, too.')]
      const message = `Enter a time after the start at ${formatTime(starts)}.`
      return [createProblem(data, ['events', index, 'ends'], message)]
    }),
  ]
}

/** Either all candidates of a race have a place on the ballot, each its own, or none has. */
function checkBallotOrder(candidates: readonly CheckedCandidate[], raceId: string): Problem[] {
  const candidacies = candidates.flatMap(({ data, value }) => {
    if (!value) return []
    const others = (value.otherRaces ?? []).map((candidacy, index) => ({ candidacy, path: ['otherRaces', index] }))
    return [{ candidacy: value, path: [] }, ...others].flatMap(({ candidacy, path }) =>
      // A write-in candidate is not printed on the ballot, and one who withdrew may not be.
      candidacy.race === raceId && !candidacy.writeIn && (!candidacy.withdrawn || candidacy.withdrawn.onBallot)
        ? [{ data, place: candidacy.ballotOrder, path: [...path, 'ballotOrder'] as Path }]
        : [],
    )
  })
  if (candidacies.every(({ place }) => place === undefined)) return []
  const message = 'Enter the place on the ballot, because other candidates of this race have one.'
  return [
    ...candidacies
      .filter(({ place }) => place === undefined)
      .map(({ data, path }) => createProblem(data, path, message)),
    ...findRepeated(
      candidacies,
      (place) => `Another candidate of this race has the place ${place}, too. Correct one of the two.`,
    ),
  ]
}

/** Returns every field of a race that contradicts its `advance`. */
export function checkAdvance(data: DataFile, races: ElectionFile['races'], index: number): Problem[] {
  const race = races[index]
  if (!race?.advance) return []
  const { name, group, seats, noVote, advance } = race
  const path = ['races', index]
  const isRepeated = races.some((other, place) => place !== index && other.name === name && other.group === group)
  const rules: readonly (readonly [isBroken: boolean, field: string, message: string])[] = [
    [
      isPrimary(race) && seats !== undefined,
      'seats',
      'The winners of this race move on, so nobody is elected in it. Leave the seats empty. If the winners move on only in some cases, enter the condition for it.',
    ],
    [
      noVote?.reason === 'acclaimed',
      'advance',
      'Everyone in this race is elected without a vote, so nobody can move on. Remove one of the two.',
    ],
    [
      advance.party !== undefined && isRepeated,
      'name',
      `Another race on the ballot has the same name. Add the party, like “${name}, ${advance.party}”.`,
    ],
  ]
  return rules.flatMap(([isBroken, field, message]) =>
    isBroken ? [createProblem(data, [...path, field], message)] : [],
  )
}

/** Returns an area without a kind if there are kinds, and a kind without areas. */
export function checkAreas(data: DataFile, { areaKinds = [], areas = [] }: Partial<ElectionFile>): Problem[] {
  if (areaKinds.length === 0) return []
  return [
    ...areas.flatMap(({ kind }, index) => {
      if (kind !== undefined) return []
      const message = 'Choose the kind of this area, because the election has several kinds of areas.'
      return [createProblem(data, ['areas', index, 'kind'], message)]
    }),
    ...areaKinds.flatMap(({ id, name }, index) => {
      if (areas.some(({ kind }) => kind === id)) return []
      const message = `No area is of the kind ${name} (“${id}”). Add an area of this kind, or remove the kind.`
      return [createProblem(data, ['areaKinds', index], message)]
    }),
  ]
}

/**
 * Returns a warning about a group of which no area shows the races, or about groups that a voter may vote in several of
 * although no area combines them.
 */
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
