import type { OpenGraphImage } from '@/lib/drawing/openGraphImage'
import { formatDate, formatLongDate } from '@/lib/locale/dates'
import { isMirrored } from '@/lib/locale/direction'
import { separator } from '@/lib/locale/lists'
import { phrases } from '@/lib/locale/phrases'
import { untagText } from '@/lib/locale/taggedText'
import { paths } from '@/lib/paths'
import { listComparedRaces, getRace, hasRaceIndex } from '@/guide/ask/races'
import type { Guide, Race, Candidate, Question, Questionnaire } from '@/guide/fields/published'

/** Headings of the pages about the whole election, by their path. */
const headings = {
  corrections: phrases.site.shareImage.corrections,
  data: phrases.site.shareImage.data,
  'how-to-vote': phrases.voting.title,
  // Never who won, because previews are cached and shared for years.
  results: phrases.results.title,
  about: phrases.about.title,
  'about/fairness': phrases.about.fairness.title,
  accessibility: phrases.accessibility.title,
  'my-ballot': phrases.myBallot.title,
} as const

type ElectionPage = keyof typeof headings

const electionPages = Object.keys(headings) as ElectionPage[]

export function listOpenGraphImages(guide: Guide): readonly OpenGraphImage[] {
  return [
    buildLandingImage(guide),
    buildListImage(guide),
    ...electionPages.map((page) => buildElectionImage(guide, page)),
    ...guide.races.map((race) => buildRaceImage(guide, race)),
    ...listComparedRaces(guide).map((race) => buildComparisonImage(guide, race)),
    ...guide.questions.map((question) => buildQuestionImage(guide, question)),
    ...guide.questionnaires.map((questionnaire) => buildQuestionnaireImage(guide, questionnaire)),
    ...guide.candidates.map((candidate) => buildCandidateImage(guide, candidate)),
  ]
}

export function buildLandingImage(guide: Guide): OpenGraphImage {
  const { date, results } = guide.election
  const { landing, landingAfter } = phrases.site.shareImage
  return createImage(guide, 'index', formatDate(date), listRaceNames(guide), results ? landingAfter : landing)
}

export function buildListImage(guide: Guide): OpenGraphImage {
  return createImage(guide, 'candidates', phrases.site.shareImage.candidates, listRaceNames(guide))
}

export function buildRaceImage(guide: Guide, { id, name, group: groupId }: Race): OpenGraphImage {
  const group = guide.groups.find((each) => each.id === groupId)
  return createImage(guide, `candidates/${id}`, name, group?.name ?? guide.election.name)
}

export function buildComparisonImage(guide: Guide, race: Race): OpenGraphImage {
  const { path, heading, ...image } = buildRaceImage(guide, race)
  return {
    ...image,
    path: path.replace('/candidates/', '/compare/'),
    heading: untagText(phrases.compare.title({ race: heading })),
  }
}

export function buildElectionImage(guide: Guide, page: ElectionPage): OpenGraphImage {
  return createImage(guide, page, headings[page], guide.election.name)
}

/** Image of a candidate's profile and stances: name, race and election day, but never a stance. */
export function buildCandidateImage(guide: Guide, candidate: Candidate): OpenGraphImage {
  return createImage(guide, `profile/${candidate.id}`, candidate.name, getRace(guide, candidate.race).name)
}

/** Image of a ballot question: its title, number and election day, but never an argument or the outcome. */
export function buildQuestionImage(guide: Guide, { id, title, number }: Question): OpenGraphImage {
  return createImage(guide, `questions/${id}`, title, phrases.questions.label({ number }))
}

/** Image of a questionnaire: its name, who asked and election day, but never an answer. */
export function buildQuestionnaireImage(guide: Guide, { id, name, askedBy }: Questionnaire): OpenGraphImage {
  return createImage(guide, `answers/${id}`, name, askedBy)
}

function createImage(
  { election: { title: siteTitle, date } }: Guide,
  page: string,
  heading: string,
  detail: string,
  lastDetail = formatLongDate(date),
): OpenGraphImage {
  return {
    path: paths.openGraphImage(page),
    isMirrored,
    siteTitle: untagText(siteTitle),
    heading: untagText(heading),
    details: [untagText(detail), untagText(lastDetail)],
  }
}

/** The names of the races, or their number if an image has no space for the names. */
function listRaceNames({ races }: Guide): string {
  return hasRaceIndex({ races })
    ? phrases.races.raceCount({ count: races.length })
    : races.map(({ name }) => name).join(separator)
}
