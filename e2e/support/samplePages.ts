/** A few pages of an election that together have the extremes of its content. */
import { comparedRaces, profilePath, racePath, type Candidate, type Election } from './election'

/** An address without a page, with a word that is hard to break. */
const longWrongAddress = `./nowhere/${'a'.repeat(200)}/`

/** Pages without an id of their own. */
const ownPages = ['./', './candidates/', './my-ballot/', './how-to-vote/', './results/']
const trustPages = ['./about/', './about/fairness/', './accessibility/', './corrections/', './data/']

/** A page of each type. A guide may lack candidates, stances and questions. */
export function pageTypes(election: Election): readonly string[] {
  const { races, candidates, questions = [], archive = [] } = election
  const withStance = candidates.find(({ stances }) => stances.length > 0)
  const byQuestions = election.questionnaires.toSorted(
    (a, b) => (a.questions?.length ?? 0) - (b.questions?.length ?? 0),
  )
  const shown = withStance ?? candidates[0]
  const profile = shown && profilePath(shown)
  return [
    ...ownPages,
    ...trustPages,
    ...(archive.length > 0 ? ['./elections/'] : []),
    `./candidates/${races[0]?.id}/`,
    ...(profile ? [profile] : []),
    ...(withStance ? [`${profile}stance1/`] : []),
    ...questions.slice(0, 1).map(({ id }) => `./questions/${id}/`),
    ...new Set([byQuestions[0], byQuestions.at(-1)].flatMap((each) => (each ? `./answers/${each.id}/` : []))),
    ...comparedRaces(election)
      .slice(0, 1)
      .map(({ id }) => `./compare/${id}/`),
  ]
}

/** A page of each type, and the races, profiles and stances most likely to break a layout. */
export function samplePages(election: Election): readonly string[] {
  const { races, questions = [], candidates, archive = [] } = election
  const stances = candidates.flatMap((candidate) =>
    candidate.stances.map(({ title, date }, index) => ({
      path: `${profilePath(candidate)}stance${index + 1}/`,
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
  const longest = stances.toSorted((a, b) => b.title.length - a.title.length)[0]
  const oldest = stances.toSorted((a, b) => a.date.localeCompare(b.date))[0]
  return [
    ...new Set([
      ...pageTypes(election),
      ...[races.find(({ noVote }) => noVote), races.at(-1)].flatMap((race) => (race ? racePath(election, race) : [])),
      ...profiles.flatMap((candidate) => (candidate ? profilePath(candidate) : [])),
      ...[longest, oldest].flatMap((stance) => stance?.path ?? []),
      ...questions.slice(-1).map(({ id }) => `./questions/${id}/`),
      ...comparedRaces(election)
        .slice(-1)
        .map(({ id }) => `./compare/${id}/`),
      ...(archive[0] ? [`${archive[0].path}results/`] : []),
      longWrongAddress,
    ]),
  ]
}
