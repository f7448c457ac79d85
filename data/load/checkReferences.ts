/** What no file can show alone: that every id leads somewhere, and that the files agree with each other. */
import { checkCandidate } from './checkCandidate'
import type { CandidateEntry, Files } from './files'
import { describeFound, type Problem } from '@/lib/problems'
import { problemAt, type DataFile } from './readYaml'
import type { ElectionFile, SourcesFile } from '../schema/schema'

/** Every problem that lies between the files, or between the fields of one. */
export function checkReferences(files: Files): Problem[] {
  const everyFile = [files.election.data, ...files.candidates.map(({ data }) => data)]
  return [
    ...(files.sources ? everyFile.flatMap((data) => unknownSources(data, files.sources!)) : []),
    ...files.candidates.flatMap((candidate) => checkCandidate(candidate, files)),
    ...duplicateNames(files.candidates),
    ...(files.election.value ? checkElection(files, files.election.value) : []),
  ]
}

/** Every `sources` list and `partySource`, wherever it stands: a file with other problems is searched as well. */
function unknownSources(data: DataFile, sources: SourcesFile): Problem[] {
  return walk(data.value, []).flatMap(([path, value]) => {
    const key = typeof path.at(-1) === 'number' ? path.at(-2) : path.at(-1)
    if ((key !== 'sources' && key !== 'partySource') || typeof value !== 'string' || Object.hasOwn(sources, value))
      return []
    return [problemAt(data, path, 'the id of a source in sources.yaml', `"${value}"`, 'Correct it, or add the source.')]
  })
}

function walk(value: unknown, path: readonly PropertyKey[]): [readonly PropertyKey[], unknown][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => walk(item, [...path, index]))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => walk(inner, [...path, key]))
  return [[path, value]]
}

function duplicateNames(candidates: readonly CandidateEntry[]): Problem[] {
  return candidates.flatMap((candidate, index) => {
    const first = candidates.slice(0, index).find((other) => sameCandidacy(candidate, other))
    if (!first) return []
    const found = `"${candidate.value!.name}", who is in ${first.data.file} already`
    return [
      problemAt(candidate.data, ['name'], 'every candidate of a race once', found, 'Delete one of the two files.'),
    ]
  })
}

function sameCandidacy({ value: a }: CandidateEntry, { value: b }: CandidateEntry): boolean {
  return a !== undefined && b !== undefined && a.name === b.name && a.race === b.race
}

function checkElection({ election: { data }, candidates }: Files, election: ElectionFile): Problem[] {
  const raceIds = election.races.map(({ id }) => id)
  const problems: Problem[] = []
  raceIds.forEach((id, index) => {
    if (raceIds.indexOf(id) < index)
      problems.push(problemAt(data, ['races', index, 'id'], 'an id of its own', `"${id}" a second time`))
    problems.push(...checkBallotOrder(candidates.filter(({ value }) => value?.race === id)))
  })
  const { hours } = election.when
  if (hours && hours.opens >= hours.closes)
    problems.push(problemAt(data, ['when', 'hours', 'closes'], `a time after ${hours.opens}`, `"${hours.closes}"`))
  election.corrections.forEach(({ candidate }, index) => {
    if (candidate !== undefined && !candidates.some(({ id }) => id === candidate))
      problems.push(problemAt(data, ['corrections', index, 'candidate'], 'the id of a candidate', `"${candidate}"`))
  })
  return [...problems, ...checkWinners(data, candidates, election)]
}

/** A race is in ballot order when all its candidates have a place of their own; half a ballot is no order. */
function checkBallotOrder(candidates: readonly CandidateEntry[]): Problem[] {
  const placed = candidates.filter(({ value }) => value?.ballotOrder !== undefined)
  if (placed.length === 0) return []
  return candidates.flatMap(({ data, value }, index) => {
    const place = value?.ballotOrder
    if (place === undefined)
      return [problemAt(data, ['ballotOrder'], 'a place on the ballot, as others of this race have one', 'nothing')]
    if (candidates.findIndex((other) => other.value?.ballotOrder === place) === index) return []
    return [problemAt(data, ['ballotOrder'], 'a place of its own on the ballot', `${place} a second time`)]
  })
}

function checkWinners(data: DataFile, candidates: readonly CandidateEntry[], { races, results }: ElectionFile) {
  return Object.entries(results?.winners ?? {}).flatMap(([raceId, winners]): Problem[] => {
    const path = ['results', 'winners', raceId]
    const race = races.find(({ id }) => id === raceId)
    if (!race) return [problemAt(data, path, `one of ${races.map(({ id }) => id).join(', ')}`, `"${raceId}"`)]
    const most = `${race.voteFor} at most`
    return [
      ...(winners.length > race.voteFor ? [problemAt(data, path, most, describeFound(winners))] : []),
      ...winners.flatMap((winner, index) => {
        const candidate = candidates.find(({ id }) => id === winner)
        if (candidate && (!candidate.value || candidate.value.race === raceId)) return []
        return [problemAt(data, [...path, index], `the id of a candidate for ${race.name}`, `"${winner}"`)]
      }),
    ]
  })
}
