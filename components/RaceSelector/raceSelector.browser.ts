/** Shows one race at a time on the candidate list, and remembers the chosen race for the session. */

/** Session storage key of the chosen race's id. */
export const CHOSEN_RACE_KEY = 'selectedCandidateType'

/**
 * Shows the chosen race and listens for new choices. Runs after the buttons and before the races are parsed, so the
 * other races are never painted.
 * @param raceIds ids of the races, the default first. The races of other areas have buttons that the area picker's script,
 * which must run first, has hidden
 */
export default function startRaceSelector(raceIds: readonly string[]): void {
  const [firstRace] = raceIds
  if (firstRace === undefined) return
  const showStoredRace = () => {
    const offered = raceIds.filter((id) => getComputedStyle(findButton(id)!).display !== 'none')
    showRace(readStoredRace(offered) ?? offered[0] ?? firstRace)
  }
  const showFirst = () => {
    const linkedRace = findLinkedRace(raceIds, location.hash)
    if (linkedRace === undefined) showStoredRace()
    else chooseRace(linkedRace)
  }
  showFirst()
  // A prerendered page has a copy of the session storage, which the reader may have changed before opening the page.
  document.addEventListener('prerenderingchange', showFirst)

  // Following a link to a race, like /candidates/#mayor, also chooses it.
  addEventListener('hashchange', ({ newURL }) => {
    const id = findLinkedRace(raceIds, new URL(newURL).hash)
    if (id !== undefined) chooseRace(id)
  })
  document.addEventListener('areachange', showStoredRace)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-race]') : null
    if (!button?.dataset.race) return
    chooseRace(button.dataset.race)
    // Replacing the state is no page view, and adds no step to the browser's history.
    history.replaceState(history.state, '', `#${button.dataset.race}`)
    presentRace(button.dataset.race)
  })
}

function chooseRace(id: string): void {
  showRace(id)
  try {
    sessionStorage.setItem(CHOSEN_RACE_KEY, id)
  } catch {
    // Storage is full or blocked, so the choice applies to this page only.
  }
}

/** Marks the race's button as pressed. The style element of `RaceSelector` hides the other races. */
function showRace(id: string): void {
  document.documentElement.dataset.race = id
  for (const button of document.querySelectorAll<HTMLElement>('button[data-race]'))
    button.setAttribute('aria-pressed', String(button.dataset.race === id))
}

/** Announces the race to assistive technology, and scrolls to its heading if it is out of view. */
function presentRace(id: string): void {
  const section = document.getElementById(id)
  const count = findButton(id)?.querySelector('small')
  const heading = section?.querySelector('h2')
  const status = document.querySelector('[data-race-status]')
  if (!section || !heading) return
  if (status) status.textContent = `${heading.textContent}: ${count?.textContent}`
  const { top, bottom } = heading.getBoundingClientRect()
  if (top >= 0 && bottom <= innerHeight) return
  section.scrollIntoView()
}

function findButton(id: string): HTMLElement | null {
  return document.querySelector(`button[data-race="${id}"]`)
}

function findLinkedRace(raceIds: readonly string[], hash: string): string | undefined {
  return raceIds.find((id) => hash === `#${id}`)
}

function readStoredRace(raceIds: readonly string[]): string | undefined {
  try {
    const stored = sessionStorage.getItem(CHOSEN_RACE_KEY)
    return raceIds.find((id) => id === stored)
  } catch {
    return undefined
  }
}
