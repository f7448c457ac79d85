/** Names the people on the ballot of the chosen areas, below the list of groups. */
import { loadPeople } from './loadPeople'

/**
 * Adds a line for each race once areas are chosen. Runs after the list, and after the script of the areas, which hides those
 * of other groups. If the file cannot be loaded, the links of the list lead to the names.
 * @param url address of the file with the people
 * @param base address of the pages of the races
 */
export default function startBallotPeople(url: string, base: string): void {
  let lines: Promise<readonly HTMLElement[]> | undefined
  const addLines = async () => {
    const races = await loadPeople(url)
    return races.map(([group, id, name, people]) => {
      const line = document.createElement('p')
      const link = document.createElement('a')
      const names = people.map(([person, outcome]) => person + (outcome ? ` (${outcome})` : ''))
      link.href = `${base + id}/`
      link.textContent = name
      line.append(link, `: ${names.join(', ')}`)
      if (group) line.dataset.group = group
      document.querySelector('[aria-labelledby="ballot"]')!.append(line)
      return line
    })
  }
  const show = async () => {
    const { area } = document.documentElement.dataset
    if (area) lines ??= addLines()
    for (const line of (await lines) ?? []) line.hidden = !area
  }
  void show()
  document.addEventListener('areachange', () => void show())
}
