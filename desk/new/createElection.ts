import { z } from 'zod'
import { listNames, updateFiles, type Files } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { chooseElection, listElections } from '@/guide/read/findElection'
import { readElection } from '@/guide/read/readElection'
import { url } from '@/guide/fields/addresses'
import { date, timeZone } from '@/guide/fields/dates'
import { id, suggestId, suggestRaceId } from '@/guide/fields/ids'
import { languageTag, maxLengths, shortText } from '@/guide/fields/text'
import { findSiteProblems } from '@/guide/read/siteElections'
import { changeSite } from '@/desk/new/changeSite'
import { finishInterruptedSave } from '@/lib/cli/runCli'
import { defaultLanguage } from '@/lib/locale/languages'
import { GuideError } from '@/lib/problems'
import { changeFiles } from '@/lib/transaction/changeFiles'
import type { FileChange } from '@/lib/transaction/journal'
import { askQuestions, type Answers, type Prompt, type Question } from './askQuestions'
import { findUnusedId, suggestTitle, thisElection } from './defaults'
import { formatElection, formatSources, type NewRace } from './templates'

const racesForm = 'the races with the number of votes of one voter, like City Council: 7; Mayor: 1'

/**
 * Asks about an election and writes its files, without candidates.
 * @returns the name of the new folder in `data/`
 * @throws GuideError if an answer is invalid
 */
export async function createElection(root: string, given: Answers, prompt?: Prompt): Promise<string> {
  await finishInterruptedSave(root)
  const project = readProject(root)
  const others = listElections(project)
  const answers = await askQuestions(listElectionQuestions(project), given, prompt)
  const current = answers.current === thisElection ? answers.folder : answers.current
  const files = {
    'election.yaml': formatElection(answers, readRaces(answers.races) ?? []),
    'sources.yaml': formatSources(answers.source),
  }
  const changes: readonly FileChange[] = [
    ...Object.entries(files).map(([path, text]) => ({
      file: `data/${answers.folder}/${path}`,
      after: Buffer.from(text),
    })),
    ...(others.length > 0 ? [changeSite(project, current, 'current')] : []),
  ]
  const changed = updateFiles(project, changes)
  // The answers are valid, so problems are mistakes in the templates, or the day is that of another election of the site.
  const { problems } = readElection(changed, answers.folder)
  const found = problems.length > 0 ? problems : findSiteProblems(changed)
  if (found.length > 0) throw new GuideError(found)
  await changeFiles(root, changes)
  const option = others.length === 0 || current === answers.folder ? '' : `, with ELECTION=${answers.folder}`
  console.log(`Wrote data/${answers.folder}/. Fill in what you know. Then run${option}:
  npm run new:candidate   adds a candidate
  npm run check           finds mistakes
  npm start               builds the guide and opens it at a local address`)
  return answers.folder
}

export function listElectionQuestions(project: Files) {
  const others = listElections(project)
  const choices = [...others, thisElection]
  const isTaken = (folder: string) => listNames(project, 'data').includes(folder)
  return [
    { name: 'city', text: 'the name of the city, town or region', schema: shortText(maxLengths.name) },
    { name: 'state', text: 'the state or province', schema: shortText(maxLengths.name) },
    { name: 'date', text: 'election day, like 2027-11-02', schema: date },
    {
      name: 'folder',
      text: 'the folder for the files, in data/',
      fallback: ({ city = '', date: day = '' }) =>
        findUnusedId([suggestId(`${city} ${day.slice(0, 4)}`)], isTaken, 'election'),
      schema: id.refine((value) => !isTaken(value), { error: 'the name of a folder that does not exist yet' }),
    },
    {
      name: 'title',
      text: 'the title of the guide',
      fallback: ({ city = '' }) => suggestTitle(city),
      schema: shortText(maxLengths.title),
    },
    {
      name: 'time-zone',
      text: 'the time zone',
      fallback: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      schema: timeZone,
    },
    { name: 'language', text: 'the language of the guide', fallback: defaultLanguage, schema: languageTag },
    {
      name: 'nonpartisan',
      text: 'yes if the ballot names no parties, otherwise no',
      fallback: 'yes',
      schema: z.string().regex(/^(?:y|yes|n|no)$/i, { error: 'yes or no' }),
    },
    { name: 'races', text: racesForm, schema: z.string().refine(readRaces, { error: racesForm }) },
    { name: 'source', text: 'the web address of the list of candidates, if you know it', fallback: '', schema: url },
    ...(others.length === 0
      ? []
      : [
          {
            name: 'current' as const,
            text: `the election that the site shows: ${others.join(', ')}, or ${thisElection} for this one`,
            fallback: chooseElection(project),
            schema: z.enum(choices, { error: `one of ${choices.join(', ')}` }),
          },
        ]),
  ] as const satisfies readonly Question[]
}

/** Reads text like `City Council: 7; Mayor: 1`. Undefined if it has another form. */
function readRaces(text: string): readonly NewRace[] | undefined {
  const races: NewRace[] = []
  const isTaken = (raceId: string) => races.some((race) => race.id.toLowerCase() === raceId.toLowerCase())
  for (const part of text.split(';').filter((each) => each.trim() !== '')) {
    const [, name, voteFor] = /^\s*(.+?)\s*:\s*([1-9]\d?)\s*$/.exec(part) ?? []
    if (name === undefined) return undefined
    races.push({ id: findUnusedId([suggestRaceId(name)], isTaken, 'race', ''), name, voteFor: Number(voteFor) })
  }
  return races.length > 0 ? races : undefined
}
