/** Session storage key of the chosen race's id. */
export const CHOSEN_RACE_KEY = 'selectedCandidateType'

/**
 * Shows the chosen race and listens for new choices. Runs after the buttons and before the races are parsed, so the
 * other races are never painted. The first race is the default. The area picker's script, which must run first, hides the
 * buttons of races of other areas.
 */
export default function startRaceSelector(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('button[data-race]')]

  /** Marks the button as pressed. The style element of `RaceSelector` hides the other races. */
  const showRace = (button: HTMLElement) => {
    document.documentElement.dataset.race = button.dataset.race
    for (const each of buttons) each.setAttribute('aria-pressed', String(each === button))
  }
  const chooseRace = (button: HTMLElement) => {
    showRace(button)
    try {
      sessionStorage.setItem(CHOSEN_RACE_KEY, button.dataset.race!)
    } catch {
      // Storage is full or blocked, so the choice applies to this page only.
    }
  }
  /** Chooses the race of a link, like /candidates/#mayor. */
  const followLink = (hash: string) => {
    const linked = buttons.find(({ dataset }) => hash === `#${dataset.race}`)
    if (linked) chooseRace(linked)
    return linked
  }
  const showStoredRace = () => {
    const offered = buttons.filter((button) => getComputedStyle(button).display !== 'none')
    let [shown = buttons[0]] = offered
    try {
      const stored = sessionStorage.getItem(CHOSEN_RACE_KEY)
      shown = offered.find(({ dataset }) => dataset.race === stored) ?? shown
    } catch {}
    if (shown) showRace(shown)
  }
  const showFirst = () => {
    if (!followLink(location.hash)) showStoredRace()
  }
  showFirst()
  // The reader may have chosen another race before a prerendered page is opened, or one from the back/forward cache returns.
  document.addEventListener('prerenderingchange', showFirst)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showFirst()
  })
  document.addEventListener('areachange', showStoredRace)
  addEventListener('hashchange', ({ newURL }) => followLink(new URL(newURL).hash))
  for (const button of buttons)
    button.addEventListener('click', () => {
      const { race } = button.dataset
      chooseRace(button)
      // Replacing the state is no page view, and adds no step to the browser's history.
      history.replaceState(history.state, '', `#${race}`)
      const section = document.getElementById(race!)!
      const heading = section.querySelector('h2')!
      const count = button.querySelector('small')!
      // For assistive technology.
      document.querySelector('[data-race-status]')!.textContent = `${heading.textContent}: ${count.textContent}`
      const { top, bottom } = heading.getBoundingClientRect()
      if (top < 0 || bottom > innerHeight) section.scrollIntoView()
    })
}
