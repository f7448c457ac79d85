import { getOwn } from '@/lib/values'
import type { Guide } from '@/guide/fields/published'
import { listCandidates } from './candidates'

/** The guide in its own language, from which addresses and amounts come. */
export function getOriginal(guide: Guide): Guide {
  return guide.translation?.original ?? guide
}

/** Returns the latest date on which the election, a candidate or a questionnaire changed, as `YYYY-MM-DD`. */
export function findLastUpdate(guide: Pick<Guide, 'election' | 'candidates'> & Partial<Guide>): string {
  const { election, candidates, questionnaires = [] } = guide
  const days = [...candidates, ...questionnaires].map(({ updated }) => updated)
  return [election.updated, ...days].reduce((latest, day) => (day > latest ? day : latest))
}

/** Returns the latest date on which the election or a candidate of a race changed, as `YYYY-MM-DD`. */
export function findRaceUpdate({ election, candidates }: Guide, raceId: string): string {
  return findLastUpdate({ election, candidates: listCandidates({ candidates }, raceId) })
}

/** A repository itself. The address of anything in it, like a form for issues, is a web address like any other. */
const repository = /^(https:\/\/github\.com\/[\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i

/**
 * Returns the email address or URL for corrections of a page. If the guide has a repository for them, this is the page's
 * file on the default branch: the candidate's, or else the election's.
 * @param candidate id of the candidate that the page is about, if there is one
 * @returns undefined if the guide has no address for corrections besides its contact
 */
export function getCorrectionsContact({ election, files }: Guide, candidate?: string): string | undefined {
  const corrections = election.publisher?.corrections
  const address = corrections && repository.exec(corrections)?.[1]
  if (!address) return corrections
  const file = (candidate !== undefined && getOwn(files.candidates, candidate)) || files.election
  return `${address}/blob/HEAD/${encodeURI(file)}`
}
