/** Shows one race at a time on the candidate list, and remembers the chosen race for the session. */

/** Session storage key of the chosen race's id. */
export const CHOSEN_RACE_KEY = 'selectedCandidateType'

/**
 * Shows the chosen race and listens for new choices. Runs after the buttons and before the races are parsed, so the
 * other races are never painted.
 * @param raceIds ids of the races, the default first
 */
export default function startRaceSelector(raceIds: readonly string[]): void {
  const [defaultRace] = raceIds
  if (defaultRace === undefined) return
  const linkedRace = findLinkedRace(raceIds, location.hash)
  if (linkedRace === undefined) showRace(readStoredRace(raceIds) ?? defaultRace)
  else chooseRace(linkedRace)

  // Following a link to a race, like /candidates/#mayor, also chooses it.
  addEventListener('hashchange', ({ newURL }) => {
    const id = findLinkedRace(raceIds, new URL(newURL).hash)
    if (id !== undefined) chooseRace(id)
  })
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-race]') : null
    if (!button?.dataset.race) return
    chooseRace(button.dataset.race)
    // A fragment that names a race would override the new choice after a reload.
    if (findLinkedRace(raceIds, location.hash))
      history.replaceState(history.state, '', location.pathname + location.search)
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
