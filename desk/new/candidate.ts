/** A new candidate, from the answers to a few questions. */
import { z } from 'zod'
import { url } from '@/guide/fields/addresses'
import { id } from '@/guide/fields/ids'
import { maxLengths, shortText } from '@/guide/fields/text'
import { getBytes, type Files } from '@/guide/files/files'
import { readElection } from '@/guide/read/readElection'
import { writeYaml } from '@/guide/write/writeYaml'
import type { YamlValue } from '@/guide/write/yamlValue'
import { GuideError } from '@/lib/problems'
import type { FileChange } from '@/lib/transaction/journal'
import { toSortName } from './defaults'
import { completeAnswers, type Answers, type Question } from './questions'
import { formatCandidate, suggestCandidateIds } from './templates'

/**
 * Creates a candidate's file, and the source if it is a new one.
 * @param election the election's folder in `data/`. Defaults to the one that the site shows
 * @param given the answers to {@link listCandidateQuestions}. Those that are omitted get their fallbacks
 * @param today as `YYYY-MM-DD`
 * @returns the new and changed files, that of the candidate first
 * @throws GuideError if the election has problems or an answer is invalid
 */
export function createCandidate(
  project: Files,
  election: string | undefined,
  given: Answers,
  today: string,
): readonly FileChange[] {
  const answers = completeAnswers(listCandidateQuestions(project, election), given)
  const { folder, sources, sourceIds } = openElection(project, election)
  const isKnownSource = sourceIds.includes(answers.source)
  const source = isKnownSource ? answers.source : `${answers.id}-candidacy`
  const text = formatCandidate({ ...answers, sortName: answers['sort-name'], source }, today)
  const file = { file: `${folder}/candidates/${answers.id}.yaml`, after: new TextEncoder().encode(text) }
  const before = getBytes(project, sources.file)
  if (isKnownSource || !before) return [file]
  const added = {
    title: `Candidacy of ${answers.name}`,
    publisher: new URL(answers.source).host,
    url: answers.source,
    date: 'undated page',
  }
  const value = { ...(sources.value as Record<string, YamlValue>), [source]: added }
  return [file, { file: sources.file, before, after: writeYaml(before, value, sources.file) }]
}

/** @throws GuideError if the election has problems */
export function listCandidateQuestions(project: Files, election: string | undefined) {
  const { folder, races, sourceIds } = openElection(project, election)
  const isTaken = (candidate: string) => project.has(`${folder}/candidates/${candidate}.yaml`)
  return [
    { name: 'name', text: 'the name as on the ballot', schema: shortText(maxLengths.name) },
    {
      name: 'sort-name',
      text: 'the name with the surname first, which determines the order',
      fallback: ({ name = '' }) => toSortName(name) || undefined,
      schema: shortText(maxLengths.name),
    },
    {
      name: 'race',
      text: `the race: ${races.join(', ')}`,
      fallback: races.length === 1 ? races[0] : undefined,
      schema: z.enum(races, { error: `one of ${races.join(', ')}` }),
    },
    {
      name: 'id',
      text: 'the id, which is part of the web address',
      fallback: ({ 'sort-name': sortName = '', name = '' }) =>
        suggestCandidateIds(name, sortName).find((suggestion) => !isTaken(suggestion)),
      schema: id.refine((value) => !isTaken(value), { error: 'an id that no other candidate has' }),
    },
    {
      name: 'source',
      text: 'where the name was read: the id of a source, or a web address',
      fallback: sourceIds[0],
      schema: z.union([z.enum(sourceIds), url], {
        error: ({ input }) => url.safeParse(input).error?.issues[0]?.message,
      }),
    },
  ] as const satisfies readonly Question[]
}

/** @throws GuideError if it has problems */
function openElection(project: Files, name: string | undefined) {
  const { valid, problems, election, sources } = readElection(project, name)
  if (!valid) throw new GuideError(problems)
  return {
    folder: election.file.replace(/\/[^/]*$/, ''),
    sources,
    races: valid.election.races.map((race) => race.id),
    sourceIds: Object.keys(valid.sources),
  }
}
