/** Which picture stands for each page where links to it are shared, and what it says. */
import { formatDate, formatLongDate } from '@/lib/locale/dates'
import { raceOf } from './guide'
import { paths } from '@/lib/paths'
import type { OpenGraphImage } from '@/lib/drawing/openGraphImage'
import type { Candidate, Guide } from './schema/published'

/** Every share picture of the site, each once. */
export function openGraphImages(guide: Guide): readonly OpenGraphImage[] {
  return [
    landingImage(guide),
    listImage(guide),
    correctionsImage(guide),
    ...guide.candidates.map((candidate) => candidateImage(guide, candidate)),
  ]
}

/** Of the landing page, and of the page that is not found. */
export function landingImage(guide: Guide): OpenGraphImage {
  const { date } = guide.election
  return picture(guide, 'index', formatDate(date), [raceNames(guide), 'Who is on the ballot, and how to vote'])
}

/** Of the candidate list. */
export function listImage(guide: Guide): OpenGraphImage {
  return picture(guide, 'candidates', 'Candidates', [raceNames(guide), formatLongDate(guide.election.date)])
}

/** Of the corrections page. */
export function correctionsImage(guide: Guide): OpenGraphImage {
  const { name, date } = guide.election
  return picture(guide, 'corrections', 'Corrections', [name, formatLongDate(date)])
}

/** Of a candidate's profile and stances: name, race and election, and never a stance. */
export function candidateImage(guide: Guide, candidate: Candidate): OpenGraphImage {
  const details = [raceOf(guide, candidate).name, formatLongDate(guide.election.date)] as const
  return picture(guide, `profile/${candidate.id}`, candidate.name, details)
}

function picture(guide: Guide, page: string, heading: string, details: OpenGraphImage['details']): OpenGraphImage {
  return { path: paths.openGraphImage(page), siteTitle: guide.election.title, heading, details }
}

function raceNames({ races }: Guide): string {
  return races.map(({ name }) => name).join(', ')
}
