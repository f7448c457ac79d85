import { href, parseProfileId, paths } from '@/lib/paths'
import type { CandidateNames } from './NotFound'

/** Sentences with a candidate's `{name}`. */
type Sentences = Readonly<Record<'noPageOfCandidate' | 'profileOfCandidate', string>>

/**
 * Links to the candidate's profile if the address belongs to one of `candidates`. Otherwise leaves the page unchanged:
 * text from the address would look like text of the site.
 */
export default function describeRequestedCandidate(candidates: CandidateNames, sentences: Sentences): void {
  const requestedId = parseProfileId(location.pathname, href(''))
  const candidate = candidates.find(([id]) => id === requestedId)
  const sentence = document.querySelector('[data-not-found]')
  const paragraph = document.querySelector<HTMLElement>('[data-profile-link]')
  const link = paragraph?.querySelector('a')
  if (!candidate || !sentence || !paragraph || !link) return
  const [id, name] = candidate
  // A function, because `$&` in a replacement has a meaning.
  const fillIn = (text: string) => text.replace('{name}', () => name)
  sentence.textContent = fillIn(sentences.noPageOfCandidate)
  link.href = href(paths.profile(id))
  link.textContent = fillIn(sentences.profileOfCandidate)
  paragraph.hidden = false
}
