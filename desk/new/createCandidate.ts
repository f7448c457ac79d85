import { dirname } from 'node:path/posix'
import { z } from 'zod'
import { getBytes } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { readElection } from '@/guide/read/readElection'
import { url } from '@/guide/fields/addresses'
import { id } from '@/guide/fields/ids'
import { maxLengths, shortText } from '@/guide/fields/text'
import type { YamlValue } from '@/guide/write/yamlValue'
import { writeYaml } from '@/guide/write/writeYaml'
import { finishInterruptedSave } from '@/lib/cli/runCli'
import { toSortName } from './defaults'
import { GuideError } from '@/lib/problems'
import { changeFiles } from '@/lib/transaction/changeFiles'
import type { FileChange } from '@/lib/transaction/journal'
import { askQuestions, readOptions, type Prompt, type Question } from './askQuestions'
import { formatCandidate, suggestCandidateIds } from './templates'

/**
 * Asks about a candidate and writes the file, and the source if it is a new one.
 * @param election the election's folder in `data/`. Defaults to the one that the site shows
 * @throws GuideError if the election has problems or an answer is invalid
 */
export async function createCandidate(
  root: string,
  election: string | undefined,
  args: readonly string[],
  prompt: Prompt | undefined,
): Promise<void> {
  await finishInterruptedSave(root)
  const project = readProject(root)
  const { valid, problems, election: electionFile, sources: sourcesFile } = readElection(project, election)
  if (!valid) throw new GuideError(problems)
  const folder = dirname(electionFile.file)
  const races = valid.election.races.map((race) => race.id)
  const sources = Object.keys(valid.sources)
  const isTaken = (candidate: string) => project.has(`${folder}/candidates/${candidate}.yaml`)
  const questions = [
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
      fallback: sources[0],
      schema: z.union([z.enum(sources), url], { error: ({ input }) => url.safeParse(input).error?.issues[0]?.message }),
    },
  ] as const satisfies readonly Question[]
  const answers = await askQuestions(questions, readOptions(questions, args), prompt)
  const isKnownSource = sources.includes(answers.source)
  const source = isKnownSource ? answers.source : `${answers.id}-candidacy`
  const text = formatCandidate({ ...answers, sortName: answers['sort-name'], source })
  const file = `${folder}/candidates/${answers.id}.yaml`
  const changes: FileChange[] = [{ file, after: Buffer.from(text) }]
  const before = getBytes(project, sourcesFile.file)
  if (!isKnownSource && before) {
    const added = {
      title: `Candidacy of ${answers.name}`,
      publisher: new URL(answers.source).host,
      url: answers.source,
      date: 'undated page',
    }
    const value = { ...(sourcesFile.value as Record<string, YamlValue>), [source]: added }
    const after = writeYaml(before, value, sourcesFile.file)
    changes.push({ file: sourcesFile.file, before, after })
  }
  await changeFiles(root, changes)
  const written = isKnownSource ? file : `${file} and a source in ${sourcesFile.file}`
  console.log(`Wrote ${written}. Fill in what you know, then run npm run check.`)
}
