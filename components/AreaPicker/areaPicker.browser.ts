/** Shows only the races on the ballot of the chosen area, and remembers the choice on the device. */

/** Event on the document after the chosen area has changed. */
const AREA_CHANGE = 'areachange'

/** Session storage keeps the choice for the visit if local storage is blocked. */
const storages = ['localStorage', 'sessionStorage'] as const

/**
 * Applies the stored area and listens for new choices. Runs after the select, if there is one, and before the races are
 * parsed, so the races of other areas are never painted.
 * @param key storage key of the choice
 * @param areaIds ids of the areas. A stored area that is not among them is ignored
 */
export default function startAreaPicker(key: string, areaIds: readonly string[]): void {
  const showStoredArea = () => showArea(readArea(key, areaIds))
  showStoredArea()
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.matches('[data-area-select]')) chooseArea(key, target.value)
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-all-areas]')) return
    chooseArea(key, '')
    // The button is hidden now, so it loses the focus.
    const next = findSelect() ?? document.querySelector<HTMLElement>('main')
    next?.focus({ preventScroll: true })
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showStoredArea()
  })
  // The reader may have chosen an area after this page was prerendered.
  document.addEventListener('prerenderingchange', showStoredArea)
}

function findSelect(): HTMLSelectElement | null {
  return document.querySelector<HTMLSelectElement>('[data-area-select]')
}

/** Shows an area. An empty id shows all races. */
function showArea(id: string): void {
  document.documentElement.dataset.area = id
  const select = findSelect()
  const status = document.querySelector<HTMLElement>('[data-area-status]')
  if (select && status) {
    select.value = id
    const { text = '', dataset } = select.selectedOptions[0] ?? new Option()
    const sentence = status.dataset.areaStatus ?? ''
    // A function, because `$&` in a replacement has a meaning.
    status.textContent = id && sentence.replace('{count}', dataset.count ?? '').replace('{area}', () => text)
  }
  document.dispatchEvent(new Event(AREA_CHANGE))
}

function chooseArea(key: string, id: string): void {
  withStorage((storage) => {
    if (id === '') storage.removeItem(key)
    else storage.setItem(key, id)
  })
  showArea(id)
}

function readArea(key: string, areaIds: readonly string[]): string {
  const stored = withStorage((storage) => storage.getItem(key))
  return areaIds.find((id) => id === stored) ?? ''
}

/** Uses the first storage that is not blocked. */
function withStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  for (const name of storages)
    try {
      return use(window[name])
    } catch {
      // Storage is full or blocked.
    }
  return undefined
}
