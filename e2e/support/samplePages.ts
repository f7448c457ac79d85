/** A few pages of an election that together have the extremes of its content. */
import { comparedRaces, type Candidate, type Election } from './election'

/** An address without a page, with a word that is hard to break. */
const longWrongAddress = `./nowhere/${'a'.repeat(200)}/`

/**
 * Paths of every page without an id of its own, of ballot questions and comparisons, and of the topic, profiles and
 * stances most likely to break a layout.
 */
export function samplePages(election: Election): readonly string[] {
  const { races, questions = [], topics = [], candidates } = election
  const stances = candidates.flatMap(({ id, stances: own }) =>
    own.map(({ title, date }, index) => ({
      path: `./profile/${id}/stance${index + 1}/`,
      title,
      date: String(date ?? ''),
    })),
  )
  const byName = candidates.toSorted((a, b) => a.name.length - b.name.length)
  const profiles: readonly (Candidate | undefined)[] = [
    byName[0],
    byName.at(-1),
    candidates.find(({ withdrawn }) => withdrawn),
    candidates.find((candidate) => candidate.stances.length === 0),
    candidates.toSorted((a, b) => b.stances.length - a.stances.length)[0],
  ]
  const oldest = stances.map(({ date }) => date).toSorted()[0]
  const paths = [
    './',
    './candidates/',
    ...races.slice(1).map(({ id }) => (races.length > 5 ? `./candidates/${id}/` : `./candidates/#${id}`)),
    `./candidates/${races[0]?.id}/`,
    ...profiles.flatMap((candidate) => (candidate ? `./profile/${candidate.id}/` : [])),
    ...stances
      .toSorted((a, b) => b.title.length - a.title.length)
      .slice(0, 1)
      .map(({ path }) => path),
    ...stances
      .filter(({ date }) => date === oldest)
      .slice(0, 1)
      .map(({ path }) => path),
    ...questions.map(({ id }) => `./questions/${id}/`),
    './topics/',
    ...topics.slice(0, 1).map(({ id }) => `./topics/${id}/`),
    './compare/',
    ...comparedRaces(election)
      .slice(0, 4)
      .map(({ id }) => `./compare/${id}/`),
    './my-ballot/',
    './how-to-vote/',
    './results/',
    './about/',
    './about/fairness/',
    './corrections/',
    './data/',
    longWrongAddress,
  ]
  return [...new Set(paths)]
}

/** A page of each type. A guide may lack stances, questions and topics. */
export function pageTypes(election: Election): readonly string[] {
  const { races, candidates, questions = [], topics = [] } = election
  const withStance = candidates.find(({ stances }) => stances.length > 0)
  const profile = `./profile/${(withStance ?? candidates[0])?.id}/`
  return [
    './',
    './candidates/',
    `./candidates/${races[0]?.id}/`,
    profile,
    ...(withStance ? [`${profile}stance1/`] : []),
    ...questions.slice(0, 1).map(({ id }) => `./questions/${id}/`),
    './topics/',
    ...topics.slice(0, 1).map(({ id }) => `./topics/${id}/`),
    './compare/',
    ...comparedRaces(election)
      .slice(0, 1)
      .map(({ id }) => `./compare/${id}/`),
    './my-ballot/',
    './how-to-vote/',
    './results/',
    './about/',
    './about/fairness/',
    './corrections/',
    './data/',
  ]
}
