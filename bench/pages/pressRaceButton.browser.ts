/**
 * Clicks a race button repeatedly from the start until the click shows the race. Sets `window.raceButtonTime` to that
 * time, in milliseconds since the start of navigation.
 */

/** Milliseconds between clicks: the shortest interval that browsers allow. */
const CLICK_INTERVAL = 4

export default function pressRaceButton(race: string, defaultRace: string): void {
  const timer = setInterval(() => {
    findByText('button', race)?.click()
    if (!isShown(race) || isShown(defaultRace)) return
    Object.assign(window, { raceButtonTime: performance.now() })
    clearInterval(timer)
  }, CLICK_INTERVAL)
}

function isShown(race: string): boolean {
  return findByText('h2', race)?.checkVisibility() ?? false
}

/** Finds an element whose text begins with a string. The number of candidates may follow the name of a race. */
function findByText<Name extends 'button' | 'h2'>(name: Name, text: string): HTMLElementTagNameMap[Name] | undefined {
  return [...document.querySelectorAll(name)].find(({ firstChild }) => firstChild?.textContent?.trim() === text)
}
