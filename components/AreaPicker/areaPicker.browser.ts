/** Shows only the races of the chosen areas and those of everyone, and remembers the choice on the device. */

/** Event on the document after the chosen areas have changed. */
const AREA_CHANGE = 'areachange'

/** Session storage keeps the choice for the visit if local storage is blocked. */
const storages = ['localStorage', 'sessionStorage'] as const

/**
 * Applies the stored areas and listens for new choices. Runs after the selects, if there are any, and before the races are
 * parsed, so the races of other areas are never painted.
 * @param key storage key of the choice: ids of areas, separated by spaces
 * @param kinds the areas of each kind: `;` between kinds, `,` between areas, and spaces between the id of an area and those
 * of its groups. Other areas that are stored, or a second one of a kind, are ignored
 */
export default function startAreaPicker(key: string, kinds: string): void {
  const areas = kinds.split(';').map((kind) => kind.split(',').map((area) => area.split(' ')))
  const show = (ids: readonly string[]) =>
    showAreas(areas.map((kind) => kind.find(([id = '']) => ids.includes(id)) ?? ['']))
  const showStored = () => show((withStorage((storage) => storage.getItem(key)) ?? '').split(' '))
  const choose = (ids: readonly string[]) => {
    withStorage((storage) => {
      if (ids.length === 0) storage.removeItem(key)
      else storage.setItem(key, ids.join(' '))
    })
    show(ids)
  }
  showStored()
  document.addEventListener('change', ({ target }) => {
    const selects = findSelects()
    if (selects.some((select) => select === target)) choose(selects.flatMap(({ value }) => value || []))
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-all-areas]')) return
    choose([])
    // The button is hidden now, so it loses the focus.
    const next = findSelects()[0] ?? document.querySelector<HTMLElement>('main')
    next?.focus({ preventScroll: true })
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showStored()
  })
  // The reader may have chosen an area after this page was prerendered.
  document.addEventListener('prerenderingchange', showStored)
}

function findSelects() {
  return [...document.querySelectorAll<HTMLSelectElement>('[data-area-select]')]
}

/**
 * Shows the races of one area of each kind, and those of everyone. Without areas, shows all races.
 * @param areas the ids of each area and its groups. An empty id for a kind without a chosen area
 */
function showAreas(areas: readonly (readonly string[])[]): void {
  const { dataset } = document.documentElement
  const groups = areas.flatMap((area) => area.slice(1))
  const names: string[] = []
  dataset.area = areas.flatMap(([id]) => id || []).join(' ')
  dataset.groups = groups.join(' ')
  hideOtherGroups(dataset.area ? groups : undefined)
  for (const [index, select] of findSelects().entries()) {
    select.value = areas[index]?.[0] ?? ''
    if (select.value) names.push(select.selectedOptions[0]?.text ?? '')
  }
  const status = document.querySelector<HTMLElement>('[data-area-status]')
  const sentence = status?.dataset.areaStatus ?? ''
  // A function, because `$&` in a replacement has a meaning.
  if (status) status.textContent = dataset.area && sentence.replace('{area}', () => names.join(', '))
  document.dispatchEvent(new Event(AREA_CHANGE))
}

const HIDDEN = '[data-group]'

/** Hides the elements of other groups, including those that are not parsed yet. Without a list, shows all. */
function hideOtherGroups(groups: readonly string[] | undefined): void {
  const [sheet] = document.styleSheets
  if (!sheet) return
  const last = sheet.cssRules.length - 1
  // The rule of the last choice.
  if (sheet.cssRules[last]?.cssText.startsWith(HIDDEN)) sheet.deleteRule(last)
  const others = groups?.map((id) => `:not([data-group="${id}"])`)
  if (others) sheet.insertRule(`${HIDDEN}${others.join('')}{display:none!important}`, sheet.cssRules.length)
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
