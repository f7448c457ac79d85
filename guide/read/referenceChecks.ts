/** Cross-checks: every id refers to something, and the files of an election agree with each other. */
import type { z } from 'zod'
import type { Problem } from '@/lib/problems'
import { candidateFile } from '@/guide/fields/candidateFile'
import { targetNouns, findEntry, type Target } from '@/guide/fields/catalog'
import { electionFile } from '@/guide/fields/electionFile'
import { raceIdPattern } from '@/guide/fields/ids'
import { listChildren, getPublicationRule } from '@/guide/fields/publicationRules'
import { questionnaireFile } from '@/guide/fields/questionnaireFile'
import { checkCandidate, checkFirstSources, checkImage, checkNames } from './candidateChecks'
import { checkDates } from './dateChecks'
import { checkElection } from './electionChecks'
import type { CheckedFiles, CheckedCandidate } from './electionFiles'
import { checkPeople } from './people'
import { checkQuestionnaire } from './questionnaireChecks'
import { checkTranslations } from './translations'
import { listItemPaths, type Path, type ReportingFile } from './yaml'

/** The ids that fields may refer to. Omitted if they are not known, because a file could not be read. */
type Ids = Readonly<Partial<Record<Target, ReadonlySet<string>>>>

/** Reports problems between files, or between the fields of one file. Returns those with whole files. */
export function checkReferences(files: CheckedFiles): Problem[] {
  const { election, sources, candidates, questionnaires, images } = files
  const { value } = sources.data
  const source = typeof value === 'object' && value !== null ? new Set(Object.keys(value)) : undefined
  const list = (field: string) => {
    const ids = listItemPaths(election.data, [field], 'id').map(election.data.get)
    return new Set(ids.filter((id) => typeof id === 'string'))
  }
  const [race, question] = [list('races'), list('questions')]
  const people = new Set(candidates.map(({ id }) => id))
  const ids: Ids = race.size > 0 ? { source, race, question, contest: new Set([...race, ...question]) } : { source }
  checkIds(election, electionFile, { ...ids, group: list('groups'), areaKind: list('areaKinds') })
  for (const candidate of candidates) {
    checkIds(candidate, candidateFile, { ...ids, topic: listTopics(candidate, election) })
    checkCandidate(candidate)
  }
  for (const questionnaire of questionnaires) {
    checkIds(questionnaire, questionnaireFile, { ...ids, topic: list('topics'), candidate: people })
    checkQuestionnaire(questionnaire, candidates)
  }
  checkNames(candidates)
  checkPeople(candidates)
  checkDates(files)
  checkFirstSources(files)
  checkElection(election, candidates)
  return [...candidates.flatMap((candidate) => checkImage(candidate, images)), ...checkTranslations(files)]
}

function listTopics({ fields }: CheckedCandidate, election: CheckedFiles['election']): Ids['topic'] {
  const { race, otherRaces = [] } = fields
  const races = new Set([race, ...otherRaces.map((candidacy) => candidacy.race)])
  const { topics = [] } = election.fields
  return new Set(topics.filter((topic) => topic.races?.some((id) => races.has(id)) ?? true).map(({ id }) => id))
}

/** Reads raw values, to report unknown ids together with other problems of the file. */
function checkIds({ data, report }: ReportingFile, schema: z.ZodType, ids: Ids): void {
  for (const { target, id, path, isKey } of listReferences(schema, data.value, [])) {
    const known = ids[target]
    if (known && !known.has(id) && raceIdPattern.test(id)) report(path, describeUnknown(target, id, [...known], isKey))
  }
}

/** More would make a message hard to read. */
const maxListed = 12

function describeUnknown(target: Target, id: string, known: readonly string[], isKey: boolean): string {
  const noun = targetNouns[target]
  if (isKey) return `This belongs to ${noun} that the guide does not have, “${id}”. Correct it, or remove this.`
  if (target === 'source') return `The guide has no source “${id}”. Choose another, or add the source.`
  if (known.length === 0) return `“${id}” does not exist: there is nothing to choose yet. Clear this, or add ${noun}.`
  const list = known.length > maxListed ? '' : `: ${known.map((each) => `“${each}”`).join(', ')}`
  return `“${id}” does not exist. Choose ${noun}${list}.`
}

interface Reference {
  readonly target: Target
  readonly id: string
  readonly path: Path
  /** True for the name of an entry of a group of values. */
  readonly isKey: boolean
}

function listReferences(schema: z.core.$ZodType, value: unknown, path: Path, ofList?: Target): Reference[] {
  const { keys, target = ofList } = findEntry(schema) ?? {}
  const own = getPublicationRule(schema)?.kind === 'sourceId' ? 'source' : target
  if (typeof value === 'string') return own ? [{ target: own, id: value, path, isKey: false }] : []
  return listChildren(schema, value).flatMap((child) => {
    const childPath = [...path, child.key]
    const key = keys ? [{ target: keys, id: String(child.key), path: childPath, isKey: true }] : []
    return [...key, ...listReferences(child.schema, child.value, childPath, own)]
  })
}
