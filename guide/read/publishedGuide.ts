/** Server only: builds a guide from an election's validated files. */
import type { z } from 'zod'
import { deepFreeze, getOwn } from '@/lib/values'
import { isDevelopment } from '@/lib/env'
import { isPhoto, getPhotoName } from '@/lib/photos'
import { listCandidates } from '@/guide/ask/candidates'
import { getRace } from '@/guide/ask/races'
import { findRaceState } from '@/guide/ask/results'
import { candidateFile, type CandidateFile } from '@/guide/fields/candidateFile'
import { electionFile } from '@/guide/fields/electionFile'
import { listChildren, getPublicationRule } from '@/guide/fields/publicationRules'
import {
  unknownParty,
  type Published,
  type Candidate,
  type Guide,
  type Questionnaire,
  type Candidacy,
  type Race,
  type Result,
  type Results,
  type Source,
} from '@/guide/fields/published'
import { questionnaireFile } from '@/guide/fields/questionnaireFile'
import type { SourcesFile } from '@/guide/fields/sourcesFile'
import { getBytes } from '@/guide/files/files'
import { isPrimary } from '@/guide/words/facts'
import type { ValidElection } from './electionFiles'
import { listAreas, splitStreets } from './streets'

/** Builds a guide with sources resolved and private fields removed. The guide is frozen. */
export function buildGuide(files: ValidElection): Guide {
  const sources = new Map(Object.entries(files.sources).map(([id, file]) => [id, toSource(id, file)]))
  const { groups = [], areaKinds = [], areas = [], ...rest } = toPublic(electionFile, files.election, sources)
  const { races, questions = [], topics = [], terms = [], results, ...election } = rest
  const candidates = files.candidates.map(({ id, file }): Candidate => {
    const published = toPublic(candidateFile, file, sources)
    const { stances = [], positions = [], otherRaces = [], otherParties = [], ...fields } = published
    const first = toCandidacy(id, fields, races, results)
    const others = otherRaces.map((candidacy) => toCandidacy(id, candidacy, races, results))
    const parties = [file.party ?? unknownParty, ...otherParties]
    return {
      ...fields,
      ...first,
      id,
      src: file.src ?? `${id}.svg`,
      photo: findPhoto(files.images, file),
      party: parties.join(', '),
      ...(parties.length > 1 ? { parties } : {}),
      stances: stances.map((stance, index) => ({ ...stance, number: index + 1 })),
      positions,
      candidacies: [first, ...others],
      research: election.research ?? {},
    }
  })
  const guide = {
    election: { ...election, results },
    groups,
    areaKinds,
    areas: listAreas({ areas, groups }),
    streets: splitStreets(files.streets),
    races,
    questions,
    topics,
    terms,
    candidates,
    questionnaires: files.questionnaires.map(({ id, file }): Questionnaire => {
      const { statuses = {}, questions: asked = [], ...fields } = toPublic(questionnaireFile, file, sources)
      return { id, ...fields, statuses, questions: asked.map(({ answers = {}, ...each }) => ({ ...each, answers })) }
    }),
    files: {
      election: files.path,
      candidates: Object.fromEntries(files.candidates.map(({ id, path }) => [id, path])),
    },
  }
  const ids = races.flatMap(({ id }) => listCandidates(guide, id)).map(({ id }) => id)
  const order = [...new Set(ids)]
  return deepFreeze({
    ...guide,
    candidates: candidates.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
  })
}

function toCandidacy(
  id: string,
  candidacy: Omit<Candidacy, 'position'>,
  races: readonly Race[],
  results: Results | undefined,
): Candidacy {
  const race = getRace({ races }, candidacy.race)
  const votes = results && getOwn(results.votes, race.id)
  const { ballotOrder, incumbent, writeIn, runningMates, withdrawn } = candidacy
  return {
    race: race.id,
    // All fields, even undefined ones: they replace those of another candidacy of the same person.
    ballotOrder,
    incumbent,
    writeIn,
    runningMates,
    withdrawn,
    position: race.position,
    result: getResult(id, candidacy, race, results),
    votes: votes && getOwn(votes.candidates, id),
  }
}

/** Undefined if the outcome is not known: before the race is reported, or for a candidate who may still win it. */
function getResult(
  id: string,
  { withdrawn }: Pick<Candidacy, 'withdrawn'>,
  race: Race,
  results: Results | undefined,
): Result | undefined {
  const { noVote } = race
  if (noVote) return noVote.reason === 'acclaimed' && !withdrawn ? 'acclaimed' : undefined
  if (!results) return undefined
  if (getOwn(results.winners, race.id)?.includes(id)) return 'elected'
  const advancing = getOwn(results.advancing, race.id) ?? []
  if (advancing.includes(id)) return 'advanced'
  if (findRaceState(race, results) !== 'decided') return undefined
  return isPrimary(race) || advancing.length > 0 ? 'not advanced' : 'not elected'
}

function toSource(id: string, { title, publisher, date, url, link, language }: SourcesFile[string]): Source {
  return { id, title, publisher, date, ...(language ? { language } : {}), ...(link ? { url } : {}) }
}

/** Development shows photographs as they are, without generated images. */
function findPhoto(images: ValidElection['images'], { src = '', photoFocus }: CandidateFile): string | undefined {
  const photo = !isPhoto(src) || isDevelopment() ? undefined : getBytes(images, src)
  return photo && getPhotoName(src, photo, photoFocus)
}

/**
 * Removes private fields and uncertain facts, and replaces source ids with sources, as the schema declares. An object
 * that its schema does not describe field by field is published without fields.
 * @throws Error if a source is missing
 */
export function toPublic<Schema extends z.ZodType>(
  schema: Schema,
  value: z.output<Schema>,
  sources: ReadonlyMap<string, Source>,
): Published<z.output<Schema>> {
  return convert(schema, value, sources) as Published<z.output<Schema>>
}

function convert(schema: z.core.$ZodType, value: unknown, sources: ReadonlyMap<string, Source>): unknown {
  const rule = getPublicationRule(schema)
  if (rule?.kind === 'private') return undefined
  if (rule?.kind === 'sourceId') return requireSource(sources, String(value))
  if (typeof value !== 'object' || value === null) return value
  if (rule?.kind === 'fact' && !rule.isPublished(value)) return undefined
  const entries = listChildren(schema, value)
    .map((child) => [child.key, convert(child.schema, child.value, sources)] as const)
    .filter(([, converted]) => converted !== undefined)
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
}

function requireSource(sources: ReadonlyMap<string, Source>, id: string): Source {
  const source = sources.get(id)
  if (!source) throw new Error(`No source has the id "${id}".`)
  return source
}
