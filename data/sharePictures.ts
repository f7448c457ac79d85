/** Which picture stands for each page where links to it are shared, and what it says. */
import { formatDate, formatWeekday } from './dates'
import { raceOf } from './guide'
import { paths } from './paths'
import type { Candidate, Guide, SharePicture } from './types'

/** Every share picture of the site, each once. */
export function sharePictures(guide: Guide): readonly SharePicture[] {
  return [
    landingPicture(guide),
    listPicture(guide),
    correctionsPicture(guide),
    ...guide.candidates.map((candidate) => candidatePicture(guide, candidate)),
  ]
}

/** Of the landing page, and of the page that is not found. */
export function landingPicture(guide: Guide): SharePicture {
  const { date } = guide.election
  return picture(guide, 'index', formatDate(date), [raceNames(guide), 'Who is on the ballot, and how to vote'])
}

/** Of the candidate list. */
export function listPicture(guide: Guide): SharePicture {
  return picture(guide, 'candidates', 'Candidates', [raceNames(guide), formatWeekday(guide.election.date)])
}

/** Of the corrections page. */
export function correctionsPicture(guide: Guide): SharePicture {
  const { name, date } = guide.election
  return picture(guide, 'corrections', 'Corrections', [name, formatWeekday(date)])
}

/** Of a candidate's profile and stances: name, race and election, and never a stance. */
export function candidatePicture(guide: Guide, candidate: Candidate): SharePicture {
  const below = [raceOf(guide, candidate).name, formatWeekday(guide.election.date)] as const
  return picture(guide, `profile/${candidate.id}`, candidate.name, below)
}

function picture(guide: Guide, page: string, heading: string, below: SharePicture['below']): SharePicture {
  return { path: paths.share(page), guide: guide.election.title, heading, below }
}

function raceNames({ races }: Guide): string {
  return races.map(({ name }) => name).join(', ')
}
