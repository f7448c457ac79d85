/** Lets the not-found page name what the visitor asked for: it is one file for every wrong address. */
import { href, paths, readAsked } from '@/data/paths'

const LONGEST_NAME = 60

/** Fills the not-found page's sentence, and offers the profile when a stance was asked for. Other pages have neither. */
export function nameAskedAddress(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const sentence = document.querySelector('[data-asked]')
    if (!sentence) return
    const asked = readAsked(location.pathname)
    if (asked.kind === 'candidate') sentence.textContent = `This guide has no candidate ${quote(asked.id)}.`
    else if (asked.kind === 'page') sentence.textContent = `This guide has no page ${quote(asked.path)}.`
    else {
      sentence.textContent = `This guide has no stance ${quote(asked.number)} of a candidate ${quote(asked.id)}.`
      const way = document.querySelector<HTMLElement>('[data-asked-profile]')
      const link = way?.querySelector('a')
      if (!way || !link) return
      link.href = href(paths.profile(encodeURIComponent(asked.id)))
      link.textContent = `Look for the profile of ${quote(asked.id)}`
      way.hidden = false
    }
  })
}

function quote(text: string): string {
  return `“${text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text}”`
}
