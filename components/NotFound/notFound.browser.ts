/** Names the requested page on the not-found page, which is one file for every unknown address. */
import { href, paths, parseRequestedPath, type RequestedPage } from '@/lib/paths'

const MAX_NAME_LENGTH = 60

/** Describes the requested address, and links to the candidate's profile if the address is a stance. */
export default function describeRequestedAddress(): void {
  const requested = parseRequestedPath(location.pathname)
  const sentence = document.querySelector('[data-requested]')
  if (sentence) sentence.textContent = describe(requested)
  const paragraph = document.querySelector<HTMLElement>('[data-requested-profile]')
  const link = paragraph?.querySelector('a')
  if (requested.kind !== 'stance' || !paragraph || !link) return
  link.href = href(paths.profile(encodeURIComponent(requested.id)))
  link.textContent = `Look for the profile of ${quote(requested.id)}`
  paragraph.hidden = false
}

function describe(requested: RequestedPage): string {
  if (requested.kind === 'candidate') return `This guide has no candidate ${quote(requested.id)}.`
  if (requested.kind === 'page') return `This guide has no page ${quote(requested.path)}.`
  return `This guide has no stance ${quote(requested.number)} of a candidate ${quote(requested.id)}.`
}

function quote(text: string): string {
  return `“${text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH)}…` : text}”`
}
