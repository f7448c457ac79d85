/** Filters the index of races by the names of races, groups and candidates. */

/**
 * Shows the search field and filters the index as the reader types. Runs after the field.
 * @param groups beginning of the ids of the index's groups
 * @param names the names of the candidates, with `,` between those of one race and `;` between races, in the index's order
 */
export default function startRaceSearch(groups: string, names: string): void {
  const form = document.querySelector<HTMLElement>('[data-race-search]')
  const field = form?.querySelector('input')
  const status = form?.querySelector<HTMLElement>('[aria-live]')
  if (!form || !field || !status) return
  const races = names.split(';').map((race) => race.split(','))
  form.hidden = false

  const search = () => {
    const query = fold(field.value)
    let race = 0
    let contests = 0
    let candidates = 0
    for (const group of document.querySelectorAll<HTMLElement>(`[id^="${groups}"]`)) {
      group.hidden = false
      // The chosen area hides a group by style.
      const isOnBallot = getComputedStyle(group).display !== 'none'
      const groupName = group.querySelector('h2')?.textContent ?? ''
      let itemCount = 0
      for (const item of group.querySelectorAll('li')) {
        const people = (item.matches('[data-race]') ? races[race++] : undefined) ?? []
        const matches = query === '' ? [] : people.filter((name) => fold(name).includes(query))
        const isNamed = fold(`${item.querySelector('b')?.textContent} ${groupName}`).includes(query)
        showNames(item, matches.join(', '))
        item.hidden = !isNamed && matches.length === 0
        if (!item.hidden) itemCount++
        if (isOnBallot) candidates += matches.length
        if (isOnBallot && isNamed) contests++
      }
      group.hidden = itemCount === 0
    }
    status.textContent = query === '' ? '' : describeResult(status.dataset, contests, candidates)
  }
  field.addEventListener('input', search)
  document.addEventListener('areachange', search)
  // Browsers restore the text of a field when the reader comes back.
  addEventListener('pageshow', () => {
    if (field.value) search()
  })
}

/** Text without case, accents and extra spaces, so that "aimee" finds "Aimée". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Shows the names of the candidates found under their race. */
function showNames(item: Element, names: string): void {
  const line = item.querySelector('p') ?? document.createElement('p')
  line.textContent = names
  if (names === '') line.remove()
  else item.append(line)
}

function describeResult({ found = '', nothing = '' }: DOMStringMap, contests: number, candidates: number): string {
  if (contests + candidates === 0) return nothing
  return found.replace('{races}', String(contests)).replace('{candidates}', String(candidates))
}
