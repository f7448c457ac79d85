/** The editors' files of the election under test, read without the code that builds the site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import type { CandidateFile } from '@/guide/fields/candidateFile'
import type { ElectionFile } from '@/guide/fields/electionFile'
import type { QuestionnaireFile } from '@/guide/fields/questionnaireFile'
import type { SourcesFile } from '@/guide/fields/sourcesFile'
import type { TranslationsFile } from '@/guide/fields/translationsFile'
import { readEnv } from '@/lib/env'
import type { OtherElection } from './otherElections'

export interface Candidate extends CandidateFile {
  /** Name of the file. */
  readonly id: string
  /** Empty if the file has none. */
  readonly stances: NonNullable<CandidateFile['stances']>
  readonly positions: NonNullable<CandidateFile['positions']>
  /** `N/A` if the file has none. */
  readonly party: string
}

/** One election. Candidates are in the order in which the site must list them. */
export interface Election extends ElectionFile {
  /** That of the files, and of the pages without a language in their address. */
  readonly language: string
  /** Those whose words a native speaker has reviewed. */
  readonly reviewedLanguages: readonly string[]
  readonly sources: SourcesFile
  readonly candidates: readonly Candidate[]
  readonly questionnaires: readonly Questionnaire[]
  /** The other elections of the site. Omitted if they are not known. */
  readonly archive?: readonly OtherElection[]
}

export interface Questionnaire extends QuestionnaireFile {
  /** Name of the file. */
  readonly id: string
}

/** Where the pages under test are in the site, and files that differ by language: empty for the default language. */
export function languageFolder({ language, languages }: Election): string {
  return language === (languages?.[0] ?? 'en') ? '' : `/${language}`
}

export type Race = Election['races'][number]

/** True if `/candidates/` is an index of race pages, because the election has many races. */
export function hasRaceIndex({ races }: Election): boolean {
  return races.length > 5
}

/** The page that links to a race lead to: its section of the list, or its own page. */
export function racePath(election: Election, { id }: Race): string {
  return hasRaceIndex(election) ? `./candidates/${id}/` : `./candidates/#${id}`
}

export function profilePath({ id }: Pick<Candidate, 'id'>): string {
  return `./profile/${id}/`
}

/** A candidacy of a person in one race. */
export type Candidacy = NonNullable<CandidateFile['otherRaces']>[number]

/**
 * The folder in `data/` of the election that a build uses.
 * @param out folder of the export
 */
export function electionFolder(out = 'out'): string {
  const [, fixture] = /^out-(showcase|region|upcoming)\b/.exec(out) ?? []
  if (fixture) return `fixtures/${fixture}`
  const site = existsSync('data/site.yaml')
    ? (parse(readFileSync('data/site.yaml', 'utf8')) as { current: string })
    : undefined
  const only = readdirSync('data').find((name) => existsSync(join('data', name, 'election.yaml')))
  const name = readEnv().election ?? site?.current ?? only
  if (name === undefined) throw new Error('There is no election in data/.')
  return name
}

export function readExpected(folder: string): Election {
  const read = (file: string): unknown => parse(readFileSync(join('data', folder, file), 'utf8'), normalize)
  const candidates = listYaml(join('data', folder, 'candidates')).map((file): Candidate => {
    const candidate = read(join('candidates', file)) as CandidateFile
    const { stances = [], positions = [], party = 'N/A' } = candidate
    return {
      ...candidate,
      stances,
      positions,
      party: [party, ...(candidate.otherParties ?? [])].join(', '),
      id: toId(file),
    }
  })
  const questionnaires = listYaml(join('data', folder, 'questionnaires')).map((file): Questionnaire => {
    return { ...(read(join('questionnaires', file)) as QuestionnaireFile), id: toId(file) }
  })
  const isReviewed = (file: string) => (read(join('translations', file)) as TranslationsFile).reviewed !== undefined
  const election = read('election.yaml') as ElectionFile
  const { skippedLanguages } = readEnv()
  const inRaces = election.races.flatMap((race) => candidatesOf({ candidates }, race).map(({ id }) => id))
  return {
    ...election,
    language: election.languages?.[0] ?? 'en',
    reviewedLanguages: listYaml(join('data', folder, 'translations'))
      .filter(isReviewed)
      .map(toId),
    languages: election.languages?.filter((tag, index) => index === 0 || !skippedLanguages.includes(tag)),
    // A race of a new guide may have none.
    races: election.races.map((race) => Object.assign({ sources: [] }, race)),
    sources: read('sources.yaml') as SourcesFile,
    candidates: candidates.toSorted((a, b) => inRaces.indexOf(a.id) - inRaces.indexOf(b.id)),
    questionnaires: questionnaires.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }
}

/** The id of what a file is about, which is its name. */
function toId(file: string): string {
  return basename(file).replace(/\.ya?ml$/, '')
}

function listYaml(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).filter((file) => /\.ya?ml$/.test(file)) : []
}

/**
 * Fields may have ids as names, like `constructor`, and no object inherits a field. The site has one space in
 * place of several and of other kinds, and none at the end of a line.
 */
function normalize(_key: unknown, value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .trim()
      .split(/[^\S\n]*\n/)
      .join('\n')
      .replaceAll(/[^\S\n]+/g, ' ')
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (Object.setPrototypeOf(value, null) as unknown)
    : value
}

/** The races of a person, in the order of the file. */
export function candidaciesOf(file: CandidateFile) {
  const { race, ballotOrder, incumbent, writeIn, runningMates, withdrawn, otherRaces = [] } = file
  const first: Candidacy = { race, ballotOrder, incumbent, writeIn, runningMates, withdrawn }
  return [first, ...otherRaces]
}

/** The candidates in a race, including those whose first race is another, without those who withdrew from it. */
export function runningIn({ candidates }: Election, { id }: Race, withWithdrawn = false): readonly Candidate[] {
  return candidates.filter((candidate) => {
    const candidacy = [candidate, ...(candidate.otherRaces ?? [])].find(({ race }) => race === id)
    return candidacy !== undefined && (withWithdrawn || !candidacy.withdrawn)
  })
}

/** The races with a comparison: those with a statement, and with two candidates who have not withdrawn. */
export function comparedRaces(election: Election): readonly Race[] {
  const hasStatement = ({ stances, positions }: Candidate) => stances.length > 0 || positions.length > 0
  return election.races.filter(
    (race) => runningIn(election, race).length > 1 && runningIn(election, race, true).some(hasStatement),
  )
}

/** The candidates of a race in the order of its list, each with the fields of the candidacy in this race. */
export function candidatesOf(
  { candidates }: Pick<Election, 'candidates'>,
  race: Pick<Race, 'id'>,
): readonly Candidate[] {
  const listed = candidates.flatMap((candidate): Candidate[] => {
    const candidacy = candidaciesOf(candidate).find((each) => each.race === race.id)
    if (!candidacy) return []
    const { ballotOrder, incumbent, writeIn, runningMates, withdrawn } = candidacy
    return [{ ...candidate, race: race.id, ballotOrder, incumbent, writeIn, runningMates, withdrawn }]
  })
  return inOrder(listed)
}

export function raceOf({ races }: Election, candidacy: Pick<Candidacy, 'race'>): Race {
  const race = races.find(({ id }) => id === candidacy.race)
  if (!race) throw new Error(`The election has no race "${candidacy.race}".`)
  return race
}

/** The order of the ballot if the files have it, otherwise by surname. */
function inOrder(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted(
    (a, b) =>
      (a.ballotOrder ?? Infinity) - (b.ballotOrder ?? Infinity) ||
      a.sortName.localeCompare(b.sortName, 'en', { sensitivity: 'base' }),
  )
}

/** True if those who win a race are never elected, but move on. */
export function isPrimary({ advance }: Race): boolean {
  return advance !== undefined && !advance.condition
}

/** The number of people whom a race elects: one if voters rank candidates, unless the file has another number. */
export function seatsOf(race: Race): number | undefined {
  const { seats, ranks, voteFor } = race
  return isPrimary(race) ? undefined : (seats ?? (ranks ? 1 : voteFor))
}

/** The title of a question, after its number, if any. */
export function questionTitle({
  number,
  title,
}: Pick<NonNullable<Election['questions']>[number], 'number' | 'title'>): string {
  return number ? `Question ${number}: ${title}` : title
}
