import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chooseElection, listElections } from '@/guide/read/findElection'
import { readElection } from '@/guide/read/readElection'
import { url } from '@/guide/fields/addresses'
import { date, timeZone } from '@/guide/fields/dates'
import { id, suggestId, suggestRaceId } from '@/guide/fields/ids'
import { languageTag, maxLengths, shortText } from '@/guide/fields/texts'
import { changeCurrentElection } from '@/guide/write/changeCurrentElection'
import { finishInterruptedSave } from '@/lib/cli/finishInterruptedSave'
import { toSortName } from './defaults'
import { GuideError } from '@/lib/problems'
import { changeFiles } from '@/lib/transaction/changeFiles'
import type { FileChange } from '@/lib/transaction/journal'
import { askQuestions, matches, type GivenAnswers, type Prompt, type Question } from './askQuestions'
import { formatCandidate, formatSource, formatElection, type NewRace } from './templates'

type ElectionAnswer =
  | 'city'
  | 'state'
  | 'date'
  | 'folder'
  | 'title'
  | 'time-zone'
  | 'language'
  | 'nonpartisan'
  | 'races'
  | 'source'
  | 'publisher'
  | 'candidate'
  | 'current'

const racesForm = 'the races with the number of votes of one voter, like City Council: 7; Mayor: 1'

/**
 * Asks about an election and writes its files, with its first candidate.
 * @returns the name of the new folder in `data/`
 * @throws GuideError if an answer is invalid
 */
export async function createElection(root: string, given: GivenAnswers, prompt?: Prompt): Promise<string> {
  await finishInterruptedSave(root)
  const others = listElections(root)
  const answers = await askQuestions(listElectionQuestions(root), given, prompt)
  const current = answers.current === thisElection ? answers.folder : answers.current
  const files = Object.entries(formatFiles(answers))
  const changes: readonly FileChange[] = [
    ...files.map(([path, text]) => ({ file: `data/${answers.folder}/${path}`, after: Buffer.from(text) })),
    ...(others.length > 0 ? [changeCurrentElection(root, current)] : []),
  ]
  await changeFiles(root, changes)
  // The answers are valid, so problems would be mistakes in the templates.
  const { problems } = readElection(root, answers.folder)
  if (problems.length > 0) {
    const undo = changes.map(({ file, before, after }) => ({ file, before: after, after: before }))
    await changeFiles(root, undo)
    throw new GuideError(problems)
  }
  const option = others.length === 0 || current === answers.folder ? '' : `, with ELECTION=${answers.folder}`
  console.log(`Wrote data/${answers.folder}/. Fill in what you know. Then run${option}:
  npm run new:candidate   adds a candidate
  npm run check           finds mistakes
  npm start               builds the guide and opens it at a local address`)
  return answers.folder
}

/** The text of each file of an election, by its path in the election's folder. */
function formatFiles(answers: Readonly<Record<ElectionAnswer, string>>): Readonly<Record<string, string>> {
  const races = readRaces(answers.races) ?? []
  const list = { title: 'List of candidates', publisher: answers.publisher, url: answers.source }
  const sortName = toSortName(answers.candidate)
  const candidateId = suggestId(sortName.split(',')[0] ?? '') ?? suggestId(answers.candidate) ?? 'candidate-1'
  const candidate = { name: answers.candidate, sortName, race: races[0]?.id ?? '', source }
  return {
    'election.yaml': formatElection(answers, races, source),
    'sources.yaml': `${sourcesHeader}${formatSource(source, list)}`,
    [`candidates/${candidateId}.yaml`]: formatCandidate(candidate),
  }
}

/** Returns the questions about a new election. */
export function listElectionQuestions(root: string): readonly Question<ElectionAnswer>[] {
  const others = listElections(root)
  const choices = [...others, thisElection]
  return [
    { name: 'city', text: 'the name of the city, town or region', findProblem: matches(shortText(maxLengths.name)) },
    { name: 'state', text: 'the state or province', findProblem: matches(shortText(maxLengths.name)) },
    { name: 'date', text: 'election day, like 2027-11-02', findProblem: matches(date) },
    {
      name: 'folder',
      text: 'the folder for the files, in data/',
      fallback: ({ city = '', date: day = '' }) => suggestId(`${city} ${day.slice(0, 4)}`),
      findProblem: (value) =>
        matches(id)(value) ??
        (existsSync(join(root, 'data', value)) ? 'the name of a folder that does not exist yet' : undefined),
    },
    {
      name: 'title',
      text: 'the title of the guide',
      fallback: ({ city = '' }) => `${city} Elections`,
      findProblem: matches(shortText(maxLengths.title)),
    },
    {
      name: 'time-zone',
      text: 'the time zone',
      fallback: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      findProblem: matches(timeZone),
    },
    { name: 'language', text: 'the language of the guide', fallback: 'en', findProblem: matches(languageTag) },
    {
      name: 'nonpartisan',
      text: 'yes if the ballot names no parties, otherwise no',
      fallback: 'yes',
      findProblem: (answer) => (/^(?:y|yes|n|no)$/i.test(answer) ? undefined : 'yes or no'),
    },
    { name: 'races', text: racesForm, findProblem: (text) => (readRaces(text) ? undefined : racesForm) },
    {
      name: 'source',
      text: 'the web address of the list of candidates, as the source of the first facts',
      findProblem: matches(url),
    },
    {
      name: 'publisher',
      text: 'who publishes that list',
      fallback: ({ city }) => city,
      findProblem: matches(shortText(maxLengths.label)),
    },
    { name: 'candidate', text: 'the name of the first candidate', findProblem: matches(shortText(maxLengths.name)) },
    ...(others.length === 0
      ? []
      : [
          {
            name: 'current' as const,
            text: `the election that the site shows: ${others.join(', ')}, or ${thisElection} for this one`,
            choices,
            fallback: chooseElection(root),
            findProblem: (answer: string) => (choices.includes(answer) ? undefined : `one of ${choices.join(', ')}`),
          },
        ]),
  ]
}

/** Answer for the election that is being created. */
export const thisElection = 'new'

const source = 'candidates'

const sourcesHeader = `# yaml-language-server: $schema=../json-schema/sources.json
#
# Every source of this guide, under the id that other files refer to.
`

/** Reads text like `City Council: 7; Mayor: 1`. Undefined if it has another form. */
function readRaces(text: string): readonly NewRace[] | undefined {
  const races = text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, name = '', voteFor] = /^\s*(.+?)\s*:\s*([1-9]\d?)\s*$/.exec(part) ?? []
      const raceId = suggestRaceId(name)
      return raceId === undefined ? undefined : { id: raceId, name, voteFor: Number(voteFor) }
    })
  const valid = races.filter((race) => race !== undefined)
  const ids = new Set(valid.map((race) => race.id.toLowerCase()))
  return races.length > 0 && ids.size === races.length ? valid : undefined
}
