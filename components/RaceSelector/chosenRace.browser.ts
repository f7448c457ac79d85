/** Keeps the race that a reader chose, and shows it before the others are there. */

/** Where the choice lives in session storage: the id of a race. */
export const CHOSEN_RACE_KEY = 'selectedCandidateType'

/**
 * Runs behind the buttons and before the races.
 * @param raceIds ids of the races, the default first
 */
export function keepChosenRace(raceIds: readonly string[]): void {
  const [first] = raceIds
  if (first === undefined) return
  const linked = raceInFragment(raceIds, location.hash)
  if (linked === undefined) show(storedRace(raceIds) ?? first)
  else choose(linked)

  // A link to a race, like /candidates/#mayor, is a choice as well.
  addEventListener('hashchange', ({ newURL }) => {
    const id = raceInFragment(raceIds, new URL(newURL).hash)
    if (id !== undefined) choose(id)
  })
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-race]') : null
    if (!button?.dataset.race) return
    choose(button.dataset.race)
    // The fragment names the race that was chosen before; left in the address, it would win after a reload.
    if (raceInFragment(raceIds, location.hash))
      history.replaceState(history.state, '', location.pathname + location.search)
  })
}

function choose(id: string): void {
  show(id)
  try {
    sessionStorage.setItem(CHOSEN_RACE_KEY, id)
  } catch {
    // Storage is full or forbidden: the choice holds on this page and is not kept.
  }
}

/** Presses the race's button; the style sheet of the page hides the other races. */
function show(id: string): void {
  document.documentElement.dataset.race = id
  for (const button of document.querySelectorAll<HTMLElement>('button[data-race]'))
    button.setAttribute('aria-pressed', String(button.dataset.race === id))
}

function raceInFragment(raceIds: readonly string[], hash: string): string | undefined {
  return raceIds.find((id) => hash === `#${id}`)
}

function storedRace(raceIds: readonly string[]): string | undefined {
  try {
    const stored = sessionStorage.getItem(CHOSEN_RACE_KEY)
    return raceIds.find((id) => id === stored)
  } catch {
    return undefined
  }
}
