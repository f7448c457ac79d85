/** Lets the not-found page name what the visitor asked for: it is one file for every wrong address. */
import { href, parseRequestedPath, paths, type RequestedPage } from '@/lib/paths'

const LONGEST_NAME = 60

/** Fills the sentence, and offers the profile when a stance was asked for. Runs behind both. */
export function nameAskedAddress(): void {
  const asked = parseRequestedPath(location.pathname)
  const sentence = document.querySelector('[data-asked]')
  if (sentence) sentence.textContent = describe(asked)
  const way = document.querySelector<HTMLElement>('[data-asked-profile]')
  const link = way?.querySelector('a')
  if (asked.kind !== 'stance' || !way || !link) return
  link.href = href(paths.profile(encodeURIComponent(asked.id)))
  link.textContent = `Look for the profile of ${quote(asked.id)}`
  way.hidden = false
}

function describe(asked: RequestedPage): string {
  if (asked.kind === 'candidate') return `This guide has no candidate ${quote(asked.id)}.`
  if (asked.kind === 'page') return `This guide has no page ${quote(asked.path)}.`
  return `This guide has no stance ${quote(asked.number)} of a candidate ${quote(asked.id)}.`
}

function quote(text: string): string {
  return `“${text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text}”`
}
