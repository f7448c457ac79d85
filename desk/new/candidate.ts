import { z } from 'zod'
import { url } from '@/guide/fields/addresses'
import { id } from '@/guide/fields/ids'
import { shortText } from '@/guide/fields/text'
import { getBytes, type Files } from '@/guide/files/files'
import { readElection } from '@/guide/read/election'
import { writeYaml } from '@/guide/write/writeYaml'
import type { YamlValue } from '@/guide/write/yamlValue'
import { GuideError } from '@/lib/problems'
import type { FileChange } from '@/lib/transaction/journal'
import { toSortName } from './defaults'
import { completeAnswers, type Answers, type Question } from './questions'
import { formatCandidate, suggestCandidateIds } from './templates'

/**
 * @param election the election's folder in `data/`. Defaults to the one that the site shows
 * @throws GuideError if the election has problems
 */
export function beginCandidate(project: Files, election?: string) {
  const { valid, problems, election: electionFile, sources } = readElection(project, election)
  if (!valid) throw new GuideError(problems)
  const folder = electionFile.file.replace(/\/[^/]*$/, '')
  const races = valid.election.races.map((race) => race.id)
  const sourceIds = Object.keys(valid.sources)
  const isTaken = (candidate: string) => project.has(`${folder}/candidates/${candidate}.yaml`)
  const questions = [
    { name: 'name', text: 'the name as on the ballot', schema: shortText('name') },
    {
      name: 'sort-name',
      text: 'the name with the surname first, which determines the order',
      fallback: ({ name = '' }) => toSortName(name) || undefined,
      schema: shortText('name'),
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
  /**
   * Creates the file, and the source if it is a new one.
   * @param today as `YYYY-MM-DD`
   * @throws GuideError if an answer is invalid
   */
  const create = (given: Answers, today: string) => {
    const answers = completeAnswers(questions, given)
    const isKnownSource = sourceIds.includes(answers.source)
    const source = isKnownSource ? answers.source : `${answers.id}-candidacy`
    const file = `${folder}/candidates/${answers.id}.yaml`
    const text = formatCandidate({ ...answers, sortName: answers['sort-name'], source }, today)
    const changes: FileChange[] = [{ file, after: new TextEncoder().encode(text) }]
    const before = getBytes(project, sources.file)
    if (!isKnownSource && before) {
      const added = {
        title: `Candidacy of ${answers.name}`,
        publisher: new URL(answers.source).host,
        url: answers.source,
        date: 'undated page',
      }
      const value = { ...(sources.value as Record<string, YamlValue>), [source]: added }
      changes.push({ file: sources.file, before, after: writeYaml(before, value, sources.file) })
    }
    const written = isKnownSource ? file : `${file} and a source in ${sources.file}`
    return { changes, message: `Wrote ${written}. Fill in what you know, then run npm run check.` }
  }
  return { questions, create }
}
