/** A race with the id of its group, empty if everyone votes in it, and everyone in it, like `Ada Byron (Elected), Bo Cole`. */
export type ListedRace = readonly [group: string, id: string, name: string, people: string]

/** The longest time for which what is below is hidden, in milliseconds. */
const MAX_WAIT = 3000

/**
 * Adds a line for each race once areas are chosen. Runs after the list, and after the script of the areas, which hides those
 * of other groups. If areas are chosen already, what is below appears with the names, so nothing shifts. If the file cannot be
 * loaded, the links of the list lead to the names.
 * @param url address of the file with the people
 * @param base address of the pages of the races
 */
export default function startBallotPeople(url: string, base: string): void {
  const { dataset } = document.documentElement
  const ballot = document.querySelector('[aria-labelledby="ballot"]')!
  const lines: HTMLElement[] = []
  let loading: Promise<void> | undefined
  const addLines = async () => {
    for (const [group, id, name, people] of (await (await fetch(url)).json()) as ListedRace[]) {
      const line = document.createElement('p')
      const link = document.createElement('a')
      link.href = `${base + id}/`
      link.textContent = name
      line.append(link, ': ' + people)
      if (group) line.dataset.group = group
      lines.push(line)
    }
    show()
  }
  const load = () => (loading = loading || addLines().catch(() => {}))
  const show = () => {
    for (const line of lines) {
      if (dataset.area) ballot.append(line)
      else line.remove()
    }
    if (dataset.area) void load()
  }
  document.addEventListener('areachange', show)
  show()
  // The browser may have to scroll to a part below.
  if (!dataset.area || location.hash) return
  const sheet = document.styleSheets[0]!
  const index = sheet.insertRule('main>[data-ballot]~*,footer{display:none!important}', sheet.cssRules.length)
  const { style } = sheet.cssRules[index] as CSSStyleRule
  const reveal = () => (style.display = '')
  setTimeout(reveal, MAX_WAIT)
  void load().then(reveal)
}
