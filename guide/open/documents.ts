/** The JSON files of the open data. Sources are in a file of their own, and the others refer to them by id. */
import { findLastUpdate } from '@/guide/ask/guide'
import { unknownParty, type Candidacy, type Candidate, type Guide, type Source } from '@/guide/fields/published'
import { paths } from '@/lib/paths'
import { profileIds } from '@/guide/words/facts'
import { formatVersion, type formats } from './formats'

/** Builds each JSON file, by its name without the extension. */
export const documents: Readonly<Record<keyof typeof formats, (guide: Guide) => object>> = {
  election: (guide) => {
    const { groups, areaKinds, areas, races, questions, topics, terms } = guide
    const { results, legacyRoutes: _, languages, ...others } = guide.election
    const election = { ...others, language: languages?.[0] }
    const parts = { groups, areaKinds, areas, races, questions, topics, terms, results }
    return citeById({ ...buildHeader(guide), election, ...parts })
  },
  candidates: (guide) => ({ ...buildHeading(guide), candidates: toOpenCandidates(guide) }),
  questionnaires: (guide) => citeById({ ...buildHeading(guide), questionnaires: guide.questionnaires }),
  sources: (guide) => ({ ...buildHeading(guide), sources: toOpenSources(guide) }),
}

/** Every candidate once, including those who withdrew. */
export function toOpenCandidates({ candidates }: Guide) {
  return candidates.map((candidate) => citeById(toOpenCandidate(candidate)))
}

export function toOpenSources(guide: Guide): readonly Source[] {
  const cited = new Map<string, Source>()
  citeById(guide, cited)
  return [...cited.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function buildHeader(guide: Guide) {
  const license = guide.election.license?.url
  return { $schema: 'schema.json', version: formatVersion, updated: findLastUpdate(guide), license }
}

function buildHeading(guide: Guide) {
  const { city, state, title, name, date } = guide.election
  return { ...buildHeader(guide), election: { city, state, title, name, date } }
}

function toOpenCandidate(candidate: Candidate) {
  // Settings of the images, and what the election has, are left out.
  const { photo: _photo, photoFocus: _photoFocus, research: _research, ...published } = candidate
  const { id, name, sortName, party, partyYear, candidacies, noParty, stances, positions, ...others } = published
  // The fields of the first candidacy are in the list of candidacies.
  const [first = {}] = candidacies
  const fields = Object.entries(others).filter(([key]) => !(key in first))
  return {
    id,
    name,
    sortName,
    party: noParty ? unknownParty : party,
    partyAsStated: party === unknownParty ? undefined : party,
    partyYear,
    candidacies,
    ...(Object.fromEntries(fields) as Omit<typeof others, keyof Candidacy>),
    stances: stances.map((stance) => ({ path: paths.stance(id, stance.number), ...stance })),
    positions: positions.map((position) => ({
      path: `${paths.profile(id)}#${profileIds.topic(position.topic)}`,
      ...position,
    })),
  }
}

/** A value with the ids of sources in place of the sources. */
type CitedById<T> = T extends Source ? string : T extends object ? { readonly [Key in keyof T]: CitedById<T[Key]> } : T

/** @param cited map to which each source is added under its id */
function citeById<T>(value: T, cited = new Map<string, Source>()): CitedById<T> {
  const convert = (inner: unknown): unknown => {
    if (isSource(inner)) {
      cited.set(inner.id, inner)
      return inner.id
    }
    if (Array.isArray(inner)) return inner.map(convert)
    if (typeof inner !== 'object' || inner === null) return inner
    return Object.fromEntries(Object.entries(inner).map(([key, field]) => [key, convert(field)]))
  }
  return convert(value) as CitedById<T>
}

/** No other part of a guide has both an id and a publisher. */
function isSource(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && 'id' in value && 'publisher' in value
}
