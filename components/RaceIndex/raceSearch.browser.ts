/** Filters the index of races by the names of races, groups and candidates. */
import { href, paths } from '@/lib/paths'

/** Id and name of a candidate. */
export type Person = readonly [id: string, name: string]

/**
 * Shows the search field and filters the index as the reader types. Runs after the field.
 * @param people the candidates of each race by the race's id
 */
export default function startRaceSearch(people: Readonly<Record<string, readonly Person[]>>): void {
  const form = document.querySelector<HTMLElement>('[data-race-search]')
  const field = form?.querySelector('input')
  const status = form?.querySelector<HTMLElement>('[aria-live]')
  const results = form?.querySelector<HTMLElement>('ul')
  if (!form || !field || !status || !results) return
  form.hidden = false

  const search = () => {
    const query = fold(field.value)
    const found: HTMLElement[] = []
    let contests = 0
    for (const group of document.querySelectorAll<HTMLElement>('[data-index-group]')) {
      group.hidden = false
      // The chosen area hides a group by style.
      const isOnBallot = getComputedStyle(group).display !== 'none'
      const groupName = group.querySelector('h2')?.textContent ?? ''
      let shown = 0
      for (const item of group.querySelectorAll<HTMLElement>('li')) {
        const name = item.querySelector('a')?.textContent ?? ''
        item.hidden = !fold(`${name} ${groupName}`).includes(query)
        if (!item.hidden) shown++
        if (query === '' || !isOnBallot) continue
        for (const [id, person] of people[item.id] ?? [])
          if (fold(person).includes(query)) found.push(createResult(id, person, `${name}, ${groupName}`))
      }
      group.hidden = shown === 0
      if (isOnBallot) contests += shown
    }
    results.replaceChildren(...found)
    results.hidden = found.length === 0
    status.textContent = query === '' ? '' : describeResult(status.dataset, contests, found.length)
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
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ')
}

function createResult(id: string, name: string, race: string): HTMLElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = href(paths.profile(id))
  link.textContent = name
  item.append(link, `, ${race}`)
  return item
}

function describeResult({ found = '', nothing = '' }: DOMStringMap, contests: number, candidates: number): string {
  if (contests + candidates === 0) return nothing
  return found.replace('{races}', String(contests)).replace('{candidates}', String(candidates))
}
