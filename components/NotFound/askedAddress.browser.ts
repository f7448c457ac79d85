/** Lets the not-found page name what the visitor asked for: it is one file for every wrong address. */
import { onParsed } from '@/components/HeadScript/onParsed.browser'
import { href, paths, readAsked, type Asked } from '@/data/paths'

const LONGEST_NAME = 60

/** Fills the not-found page's sentence, and offers the profile when a stance was asked for. Other pages have neither. */
export function nameAskedAddress(): void {
  // What follows is there, so both are complete, and nothing has been painted: no line moves in sight of a reader.
  onParsed('[data-asked-profile] + *', () => {
    const asked = readAsked(location.pathname)
    write(document.querySelector('[data-asked]'), describe(asked))
    const way = document.querySelector<HTMLElement>('[data-asked-profile]')
    const link = way?.querySelector('a')
    if (asked.kind !== 'stance' || !way || !link) return
    link.href = href(paths.profile(encodeURIComponent(asked.id)))
    write(link, `Look for the profile of ${quote(asked.id)}`)
    way.hidden = false
  })
}

function describe(asked: Asked): string {
  if (asked.kind === 'candidate') return `This guide has no candidate ${quote(asked.id)}.`
  if (asked.kind === 'page') return `This guide has no page ${quote(asked.path)}.`
  return `This guide has no stance ${quote(asked.number)} of a candidate ${quote(asked.id)}.`
}

/** Writes only what is new: to write is a change, which would ask for the next look. */
function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}

function quote(text: string): string {
  return `“${text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text}”`
}
