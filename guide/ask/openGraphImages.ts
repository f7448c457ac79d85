/** Contents of the Open Graph image of each page, which link previews show. */
import { formatDate, formatLongDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import type { OpenGraphImage } from '@/lib/drawing/openGraphImage'
import { getRace, listComparedRaces } from './guide'
import { hasRaceIndex } from './races'
import type { Candidate, Guide, Question, Race } from '@/guide/fields/published'

/** Every Open Graph image of the site, without repetition. */
export function listOpenGraphImages(guide: Guide): readonly OpenGraphImage[] {
  return [
    buildLandingImage(guide),
    buildListImage(guide),
    buildCorrectionsImage(guide),
    buildDataImage(guide),
    buildHowToVoteImage(guide),
    buildResultsImage(guide),
    buildAboutImage(guide),
    buildFairnessImage(guide),
    buildMyBallotImage(guide),
    buildTopicsImage(guide),
    buildCompareImage(guide),
    ...guide.races.map((race) => buildRaceImage(guide, race)),
    ...listComparedRaces(guide).map((race) => buildComparisonImage(guide, race)),
    ...guide.questions.map((question) => buildQuestionImage(guide, question)),
    ...guide.candidates.map((candidate) => buildCandidateImage(guide, candidate)),
  ]
}

/** Image of the landing page and of the not-found page. */
export function buildLandingImage(guide: Guide): OpenGraphImage {
  const { date, results } = guide.election
  const { landing, landingAfter } = phrases.site.shareImage
  return createImage(guide, 'index', formatDate(date), [listRaceNames(guide), results ? landingAfter : landing])
}

export function buildListImage(guide: Guide): OpenGraphImage {
  return createImage(guide, 'candidates', phrases.site.shareImage.candidates, [
    listRaceNames(guide),
    formatLongDate(guide.election.date),
  ])
}

export function buildRaceImage(guide: Guide, { id, name, group: groupId }: Race): OpenGraphImage {
  const { name: election, date } = guide.election
  const group = guide.groups.find((each) => each.id === groupId)
  return createImage(guide, `candidates/${id}`, name, [group?.name ?? election, formatLongDate(date)])
}

export function buildCompareImage(guide: Guide): OpenGraphImage {
  return createElectionImage(guide, 'compare', phrases.compare.indexTitle)
}

/** Image of the candidates of a race side by side. */
export function buildComparisonImage(guide: Guide, race: Race): OpenGraphImage {
  const { path, heading, ...image } = buildRaceImage(guide, race)
  return { ...image, path: path.replace('/candidates/', '/compare/'), heading: phrases.compare.title(heading) }
}

export function buildCorrectionsImage(guide: Guide): OpenGraphImage {
  return createElectionImage(guide, 'corrections', phrases.site.shareImage.corrections)
}

/** Image of the page with the voting facts. */
export function buildHowToVoteImage(guide: Guide): OpenGraphImage {
  return createElectionImage(guide, 'how-to-vote', phrases.voting.title)
}

/** Image of the results: never who was elected, because previews are cached and shared for years. */
export function buildResultsImage(guide: Guide): OpenGraphImage {
  return createElectionImage(guide, 'results', phrases.results.title)
}

export function buildAboutImage(guide: Guide): OpenGraphImage {
  return createElectionImage(guide, 'about', phrases.about.title)
}

export function buildFairnessImage(guide: Guide): OpenGraphImage {
  return createElectionImage(guide, 'about/fairness', phrases.about.fairness.title)
}

export function buildMyBallotImage(guide: Guide): OpenGraphImage {
  return createElectionImage(guide, 'my-ballot', phrases.myBallot.title)
}

/** Image of the list of topics and of the topics' pages. */
export function buildTopicsImage(guide: Guide): OpenGraphImage {
  return createElectionImage(guide, 'topics', phrases.topics.title)
}

function createElectionImage(guide: Guide, page: string, heading: string): OpenGraphImage {
  const { name, date } = guide.election
  return createImage(guide, page, heading, [name, formatLongDate(date)])
}

export function buildDataImage(guide: Guide): OpenGraphImage {
  const { name, date } = guide.election
  return createImage(guide, 'data', phrases.site.shareImage.data, [name, formatLongDate(date)])
}

/** Image of a candidate's profile and stances: name, race and election day, but never a stance. */
export function buildCandidateImage(guide: Guide, candidate: Candidate): OpenGraphImage {
  const details = [getRace(guide, candidate).name, formatLongDate(guide.election.date)] as const
  return createImage(guide, `profile/${candidate.id}`, candidate.name, details)
}

/** Image of a ballot question: its title, number and election day, but never an argument or the outcome. */
export function buildQuestionImage(guide: Guide, { id, title, number }: Question): OpenGraphImage {
  const details = [phrases.questions.label(number), formatLongDate(guide.election.date)] as const
  return createImage(guide, `questions/${id}`, title, details)
}

function createImage(guide: Guide, page: string, heading: string, details: OpenGraphImage['details']): OpenGraphImage {
  return { path: paths.openGraphImage(page), siteTitle: guide.election.title, heading, details }
}

/** The names of the races, or their number if an image has no space for the names. */
function listRaceNames({ races }: Guide): string {
  return hasRaceIndex({ races }) ? phrases.races.raceCount(races.length) : races.map(({ name }) => name).join(', ')
}
