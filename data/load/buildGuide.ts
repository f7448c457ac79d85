/** Server only: builds a guide from an election's validated files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDevelopment } from '@/lib/env'
import { isPhoto, getPhotoName } from '@/lib/photos'
import { compareCandidates } from '../guide'
import { candidateFile, type CandidateFile } from '../schema/candidateFile'
import { electionFile, type ElectionFile } from '../schema/electionFile'
import type { Candidate, Guide, Published, Race, Result, Source } from '../schema/published'
import type { SourcesFile } from '../schema/sourcesFile'
import type { ValidElection } from './electionFiles'
import { imageFolder } from './readElection'
import { toPublic } from './toPublic'

type Results = NonNullable<Published<ElectionFile>['results']>

/** Builds a guide with sources resolved and private fields removed. The guide is frozen. */
export function buildGuide(files: ValidElection): Guide {
  const sources = new Map(Object.entries(files.sources).map(([id, file]) => [id, toSource(id, file)]))
  const { races, results, ...election } = toPublic(electionFile, files.election, sources)
  const candidatesOfRace = (race: Race) =>
    files.candidates
      .filter(({ file }) => file.race === race.id)
      .map(({ id, file }): Candidate => {
        return {
          ...toCandidate(id, file, sources),
          position: race.position,
          photo: photoOf(files.root, file),
          result: results && resultOf(id, race, results),
        }
      })
      .toSorted(compareCandidates)
  return deepFreeze({
    election: { ...election, resultSources: results?.sources },
    races,
    candidates: races.flatMap(candidatesOfRace),
  })
}

/** Undefined if the candidate may still win an undecided race. */
function resultOf(id: string, race: Race, { winners, open = {} }: Results): Result | undefined {
  // Maps, since a race id may be the name of a property of every object.
  if (new Map(Object.entries(winners)).get(race.id)?.includes(id)) return 'Elected'
  return new Map(Object.entries(open)).get(race.id)?.reason === 'undecided' ? undefined : 'Not elected'
}

function toSource(id: string, { title, publisher, date, url, link }: SourcesFile[string]): Source {
  return { id, title, publisher, date, ...(link ? { url } : {}) }
}

function toCandidate(id: string, file: CandidateFile, sources: ReadonlyMap<string, Source>) {
  const { stances, src = `${id}.svg`, ...candidate } = toPublic(candidateFile, file, sources)
  return { ...candidate, id, src, stances: stances.map((stance, index) => ({ ...stance, number: index + 1 })) }
}

/** Development shows photographs as they are, without generated images. */
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
