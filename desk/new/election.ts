import { z } from 'zod'
import { url } from '@/guide/fields/addresses'
import { date, timeZone } from '@/guide/fields/values'
import { id, suggestId, suggestRaceId } from '@/guide/fields/ids'
import { languageTag, shortText } from '@/guide/fields/text'
import { listNames, updateFiles, type Files } from '@/guide/files/files'
import { chooseElection, listElections, findSiteProblems } from '@/guide/read/site'
import { readElection } from '@/guide/read/election'
import { GuideError } from '@/lib/problems'
import type { FileChange } from '@/lib/transaction/journal'
import { changeSite } from './changeSite'
import { findUnusedId, suggestAnswers, suggestTitle, thisElection } from './defaults'
import { completeAnswers, type Answers, type Question } from './questions'
import { formatElection, formatSources, type NewRace } from './templates'

const racesForm = 'the races with the number of votes of one voter, like City Council: 7; Mayor: 1'

export function beginElection(project: Files) {
  const others = listElections(project)
  const questions = listQuestions(project, others)
  /**
   * Creates the files of the election, without candidates.
   * @param today as `YYYY-MM-DD`
   * @returns the name of the new folder in `data/`, the new and changed files, and what to do next
   * @throws GuideError if an answer is invalid
   */
  const create = (given: Answers, today: string) => {
    const answers = completeAnswers(questions, given)
    const { folder } = answers
    const current = others.length === 0 || answers.current === thisElection ? folder : answers.current
    const texts = {
      'election.yaml': formatElection(answers, readRaces(answers.races) ?? [], today),
      'sources.yaml': formatSources(answers.source),
    }
    const changes: readonly FileChange[] = [
      ...Object.entries(texts).map(([name, text]) => ({
        file: `data/${folder}/${name}`,
        after: new TextEncoder().encode(text),
      })),
      ...(others.length > 0 ? [changeSite(project, current, 'current')] : []),
    ]
    const changed = updateFiles(project, changes)
    // The answers are valid, so problems are mistakes in the templates, or the day is that of another election of the site.
    const { problems } = readElection(changed, folder)
    const found = problems.length > 0 ? problems : findSiteProblems(changed)
    if (found.length > 0) throw new GuideError(found)
    const option = current === folder ? '' : `, with ELECTION=${folder}`
    const message = `Wrote data/${folder}/. Fill in what you know. Then run${option}:
  npm run new:candidate   adds a candidate
  npm run check           finds mistakes
  npm start               builds the guide and opens it at a local address`
    return { folder, changes, message }
  }
  return { questions, create }
}

function listQuestions(project: Files, others: readonly string[]) {
  const choices = [...others, thisElection]
  const likely = suggestAnswers()
  const isTaken = (folder: string) => listNames(project, 'data').includes(folder)
  return [
    { name: 'city', text: 'the name of the city, town or region', schema: shortText('name') },
    { name: 'state', text: 'the state or province', schema: shortText('name') },
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
      schema: shortText('title'),
    },
    { name: 'time-zone', text: 'the time zone', fallback: likely['time-zone'], schema: timeZone },
    { name: 'language', text: 'the language of the guide', fallback: likely.language, schema: languageTag },
    {
      name: 'nonpartisan',
      text: 'yes if the ballot names no parties, otherwise no',
      fallback: likely.nonpartisan,
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
