/** Server only: makes a guide of one election's files: resolves references and freezes the result. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { byBallotOrder } from '../guide'
import { isDevelopment, readEnv } from '@/lib/env'
import { getPhotoName, isPhoto } from '@/lib/photos'
import { GuideError } from '@/lib/problems'
import { toPublic, resolveSource } from './toPublic'
import { imageFolder, readElection, type ElectionFiles } from './readElection'
import type { CandidateFile, ElectionFile } from '../schema/schema'
import type { Candidate, Election, Guide, Race, Source } from '../schema/published'

let loaded: Guide | undefined

/**
 * The guide that this project builds.
 * @throws GuideError with every problem at once
 */
export function getGuide(): Guide {
  // In development every request reads the files again, so that an editor sees a change after a reload.
  if (!loaded || isDevelopment()) loaded = loadGuide(process.cwd(), readEnv().election)
  return loaded
}

/**
 * @param root the project's folder, which holds `data/` and `public/img/`
 * @param name the election's folder in `data/`; when left out, the only one there is
 * @throws GuideError with every problem of its files at once
 */
export function loadGuide(root: string, name?: string): Guide {
  return buildGuide(readElection(root, name))
}

/** @throws GuideError with every problem that the files have */
export function buildGuide(files: ElectionFiles): Guide {
  const { election, sources, problems } = files
  if (problems.length > 0 || !election.value || !sources) throw new GuideError(problems)
  const cited = new Map(Object.entries(sources).map(([id, source]) => [id, resolveSource(id, source)]))
  return deepFreeze(assemble(election.value, files, cited))
}

function assemble(
  file: ElectionFile,
  { root, candidates }: ElectionFiles,
  sources: ReadonlyMap<string, Source>,
): Guide {
  const { races: raceFiles, results, ...rest } = file
  const election = toPublic(rest, sources) as Election
  const races = toPublic(raceFiles, sources) as readonly Race[]
  const published = candidates.map(({ id, value }) => ({
    ...assembleCandidate(id, value!, file, sources),
    photo: photoOf(root, value!),
  }))
  return {
    election: { ...election, resultSources: results && toPublic(results, sources).sources },
    races,
    candidates: races.flatMap(({ id }) => published.filter(({ race }) => race === id).toSorted(byBallotOrder)),
  }
}

function assembleCandidate(
  id: string,
  { src, partySource, ...value }: CandidateFile,
  { races, results }: ElectionFile,
  sources: ReadonlyMap<string, Source>,
): Candidate {
  const { stances, ...candidate } = toPublic(value, sources)
  const winners = new Map(Object.entries(results?.winners ?? {})).get(value.race)
  return {
    ...candidate,
    id,
    src: src ?? `${id}.svg`,
    position: races.find((race) => race.id === value.race)!.position,
    stances: stances.map((stance, index) => ({ ...stance, number: index + 1 })),
    partySource: partySource === undefined ? undefined : sources.get(partySource),
    result: winners && (winners.includes(id) ? 'Elected' : 'Not elected'),
  }
}

/** In development no pictures are made of photographs, which are shown as they are. */
function photoOf(root: string, { src }: CandidateFile): string | undefined {
  if (src === undefined || !isPhoto(src) || isDevelopment()) return undefined
  return getPhotoName(src, readFileSync(join(root, imageFolder, src)))
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}
