/** Names the candidate whose page was requested on the not-found page, which is one file for every unknown address. */
import { href, parseProfileId, paths } from '@/lib/paths'
import type { CandidateNames } from './listCandidateNames'

/**
 * Links to the candidate's profile if the address belongs to one of `candidates`. Otherwise leaves the page unchanged:
 * text from the address would look like text of the site.
 */
export default function describeRequestedCandidate(candidates: CandidateNames): void {
  const requestedId = parseProfileId(location.pathname)
  const candidate = candidates.find(([id]) => id === requestedId)
  const sentence = document.querySelector('[data-not-found]')
  const paragraph = document.querySelector<HTMLElement>('[data-profile-link]')
  const link = paragraph?.querySelector('a')
  if (!candidate || !sentence || !paragraph || !link) return
  const [id, name] = candidate
  sentence.textContent = `${name} has no page at this address.`
  link.href = href(paths.profile(id))
  link.textContent = `See the profile of ${name}`
  paragraph.hidden = false
}
