import type { CheerioAPI } from 'cheerio'

/** The ids of the races that a page shows, in order; empty if readers cannot choose a race on it. */
export function raceIdsOf($: CheerioAPI): readonly string[] {
  if ($('button[data-race]').length === 0) return []
  return $('[data-race-section]')
    .get()
    .flatMap(({ attribs }) => attribs.id ?? [])
}

/** The smallest script that makes race buttons work. Style rules hide the sections that are not chosen. */
export function raceChooserScript([first]: readonly string[]): string {
  return `const { dataset } = document.documentElement
dataset.race = '${first}'
onclick = ({ target }) => {
  const chosen = target.closest('button[data-race]')
  if (!chosen) return
  dataset.race = chosen.dataset.race
  for (const button of document.querySelectorAll('button[data-race]')) button.ariaPressed = button === chosen
}`
}
