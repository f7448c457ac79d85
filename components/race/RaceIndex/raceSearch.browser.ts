import { foldText } from '@/lib/text'
import type { ListedRace } from '@/components/race/RaceGroups/ballotPeople.browser'

/**
 * Shows the search field and filters the races as the reader types. Runs after the field. Every word must occur in the text
 * of a race or in the name of its group, in any order.
 * @param groups beginning of the ids of the groups
 * @param races selector of the races and questions in a group
 * @param url address of the file with the people, for races that do not list them. They are then listed during a search
 */
export default function startRaceSearch(groups: string, races: string, url?: string): void {
  const form = document.querySelector<HTMLElement>('[data-race-search]')!
  const field = form.querySelector('input')!
  const status = form.querySelector<HTMLElement>('[aria-live]')!
  const { found = '', nothing = '', elsewhere = '' } = status.dataset
  const lines: HTMLElement[] = []
  form.hidden = false

  const search = () => {
    const words = foldText(field.value).split(' ')
    let count = 0
    let missed = 0
    for (const group of document.querySelectorAll<HTMLElement>(`[id^="${groups}"]`)) {
      group.hidden = false
      // The chosen area hides a group by style.
      const isOnBallot = getComputedStyle(group).display !== 'none'
      let isEmpty = true
      for (const race of group.querySelectorAll<HTMLElement>(races)) {
        const text = foldText(`${race.textContent} ${group.querySelector('h2')!.textContent}`)
        race.hidden = !words.every((word) => text.includes(word))
        if (race.hidden) continue
        isEmpty = false
        if (isOnBallot) count++
        else missed++
      }
      group.hidden = isEmpty
    }
    for (const line of lines) line.hidden = words[0] === ''
    const none = missed > 0 ? elsewhere : nothing
    const result = count > 0 ? found.replace('{races}', String(count)) : none
    status.textContent = words[0] ? result : ''
  }
  const addPeople = async () => {
    const people = (await (await fetch(url!)).json()) as ListedRace[]
    for (const [index, race] of document.querySelectorAll('[data-race]').entries()) {
      const line = document.createElement('div')
      line.textContent = people[index]![3]
      race.append(line)
      lines.push(line)
    }
    search()
  }
  field.addEventListener('input', search)
  if (url) field.addEventListener('focus', () => void addPeople(), { once: true })
  document.addEventListener('areachange', search)
  // Browsers restore the text of a field when the reader comes back.
  addEventListener('pageshow', () => {
    if (field.value) search()
  })
}
