/** Filters races by their names, their groups and their candidates. */

/**
 * Shows the search field and filters the races as the reader types. Runs after the field. Every word must occur, in any
 * order.
 * @param groups beginning of the ids of the groups
 * @param races selector of the races and questions in a group
 * @param names for races that do not list their candidates: the names, with `,` between those of one race and `;` between
 * races, in the order of the page
 */
export default function startRaceSearch(groups: string, races: string, names = ''): void {
  const form = document.querySelector<HTMLElement>('[data-race-search]')
  const field = form?.querySelector('input')
  const status = form?.querySelector<HTMLElement>('[aria-live]')
  if (!form || !field || !status) return
  const people = names.split(';').map((race) => race.split(','))
  form.hidden = false

  const search = () => {
    const words = fold(field.value).split(' ')
    const hasAll = (text: string) => words.every((word) => text.includes(word))
    let race = 0
    let contests = 0
    let candidates = 0
    for (const group of document.querySelectorAll<HTMLElement>(`[id^="${groups}"]`)) {
      group.hidden = false
      // The chosen area hides a group by style.
      const isOnBallot = getComputedStyle(group).display !== 'none'
      const groupName = group.querySelector('h2')?.textContent ?? ''
      let itemCount = 0
      for (const item of group.querySelectorAll<HTMLElement>(races)) {
        const rows = [...item.querySelectorAll('li')].map((row) => row.textContent ?? '')
        const listed = names !== '' && item.matches('[data-race]') ? (people[race++] ?? []) : []
        const title = fold(`${item.querySelector('h3,b')?.textContent} ${groupName}`)
        const isNamed = hasAll(title)
        // With a word of the name, so that those of a race that is found by its own name are not all found.
        const isFound = (name: string) =>
          words.some((word) => word && fold(name).includes(word)) && hasAll(`${fold(name)} ${title}`)
        const found = [...listed, ...rows].filter(isFound)
        if (rows.length === 0) showNames(item, found.join(', '))
        item.hidden = !isNamed && found.length === 0
        if (!item.hidden) itemCount++
        if (isOnBallot) candidates += found.length
        if (isOnBallot && isNamed) contests++
      }
      group.hidden = itemCount === 0
    }
    status.textContent = words[0] ? describeResult(status.dataset, contests, candidates) : ''
  }
  field.addEventListener('input', search)
  document.addEventListener('areachange', search)
  // Browsers restore the text of a field when the reader comes back.
  addEventListener('pageshow', () => {
    if (field.value) search()
  })
}

/** Letters that are no others with an accent, and how they are typed without it. */
const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** Text without case, accents, apostrophes and further punctuation, so that "aimee oneil" finds "Aimée O’Neil". */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/[^ -~]/g, (letter) => letters[letter] ?? letter)
    .trim()
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
