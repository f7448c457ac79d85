import type { OpenCandidate } from '@/guide/ask/guide'

/** Paths of a site's pages, relative to its home page, by their names in the gallery. */
export type GalleryPages = Readonly<Record<string, string>>

/** Kinds with a page for each race, topic or question. The gallery has the first page of each. */
const kinds = {
  race: /^candidates\/./,
  comparison: /^compare\/./,
  topic: /^topics\/[^/]+\/$/,
  'topic-race': /^topics\/[^/]+\/./,
  question: /^questions\/./,
}

/**
 * Chooses pages of any election: one of each kind, the profile with the most stances, and one profile per race.
 * @param paths of every page, relative to the home page
 */
export function choosePages(candidates: readonly OpenCandidate[], paths: readonly string[]): GalleryPages {
  const positions = new Set(candidates.map(({ position }) => position))
  const profiles = [...positions].flatMap(
    (position) => candidates.find((candidate) => candidate.position === position) ?? [],
  )
  const busiest = findMostStances(candidates)
  const others = paths.filter(
    (path) => !path.startsWith('profile/') && !Object.values(kinds).some((kind) => kind.test(path)),
  )
  const examples = Object.entries(kinds).map(([name, kind]) => [name, paths.find((path) => kind.test(path))] as const)
  return {
    ...Object.fromEntries(others.map((path) => [path.slice(0, -1).replaceAll('/', '-') || 'landing', path])),
    ...Object.fromEntries(examples.flatMap(([name, path]) => (path === undefined ? [] : [[name, path]]))),
    ...Object.fromEntries(profiles.map(({ id }) => [`profile-${id}`, `profile/${id}/`])),
    ...(busiest && { 'profile-most-stances': `profile/${busiest.id}/`, stance: `profile/${busiest.id}/stance1/` }),
    'not-found': 'profile/nobody/',
  }
}

/** Finds the candidate with the most stances. Undefined if no candidate has any. */
export function findMostStances(candidates: readonly OpenCandidate[]): OpenCandidate | undefined {
  const [first] = candidates.toSorted((a, b) => b.keyStances.length - a.keyStances.length)
  return first && first.keyStances.length > 0 ? first : undefined
}

/** Pages of the fixture election. They have states that the configured election may not have. */
export const fixturePages: GalleryPages = {
  'landing-little-information': '',
  'list-long-short-withdrawn': 'candidates/',
  'list-unopposed': 'candidates/#moderator',
  'list-no-candidates': 'candidates/#constable',
  'profile-longest-name': 'profile/wolfeschlegelsteinhausen/',
  'profile-diacritics': 'profile/nguyen/',
  'profile-withdrawn-no-stances': 'profile/quill/',
  'stance-long': 'profile/ward/stance1/',
  'comparison-without-topics': 'compare/selectBoard/',
  'topics-none': 'topics/',
  'my-ballot-withdrawn-unopposed': 'my-ballot/',
}
