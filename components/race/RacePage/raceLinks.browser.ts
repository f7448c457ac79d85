/** A race, with the id of its group if not everyone votes in it. */
export type LinkedRace = readonly [id: string, name: string, group?: string]

/**
 * Leads the links through the races of the chosen areas. Runs after the links, and after the script of the areas.
 * @param group group of the page's race, empty if everyone votes in it
 * @param previous races that may be before it, the nearest first
 * @param next races that may be after it, the nearest first
 */
export default function startRaceLinks(
  group: string,
  previous: readonly LinkedRace[],
  next: readonly LinkedRace[],
): void {
  const links = Object.entries({ prev: previous, next }).flatMap(([rel, races]) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[rel="${rel}"]`)
    const text = link?.querySelector('[data-link-text]')
    return link && text ? [{ link, text, races, path: link.getAttribute('href')!, name: text.textContent ?? '' }] : []
  })
  const note = document.querySelector<HTMLElement>('[data-chosen-races]')
  const show = () => {
    const { area = '', groups = '' } = document.documentElement.dataset
    const isOn = (id: string) => id === '' || groups.split(' ').includes(id)
    const isOnBallot = area !== '' && isOn(group)
    for (const { link, text, races, path, name } of links) {
      const race = races.find(([, , of = '']) => isOn(of))
      link.hidden = isOnBallot && !race
      link.setAttribute('href', isOnBallot && race ? path.replace(/[^/]+\/$/, `${race[0]}/`) : path)
      text.textContent = isOnBallot && race ? race[1] : name
    }
    if (note) note.hidden = !isOnBallot
  }
  show()
  document.addEventListener('areachange', show)
}
