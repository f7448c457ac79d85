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
  const sheet = document.styleSheets[0]!
  let rule = 0
  const show = (ids: readonly string[]) => {
    const chosen = areas.map((kind) => kind.find((area) => ids.includes(area[0]!)) || [''])
    const groups = chosen.flatMap((area) => area.slice(1))
    const { dataset } = document.documentElement
    dataset.area = chosen.flatMap(([id]) => id || []).join(' ')
    dataset.groups = groups.join(' ')
    // Applies to elements that are not parsed yet, too.
    if (rule) sheet.deleteRule(rule)
    const others = groups.map((id) => `:not([data-group="${id}"])`).join('')
    rule = dataset.area ? sheet.insertRule(`[data-group]${others}{display:none!important}`, sheet.cssRules.length) : 0
    for (const [index, select] of findSelects().entries()) select.value = chosen[index]![0]!
    document.dispatchEvent(new Event(AREA_CHANGE))
  }
  const showStored = () => show((withStorage((storage) => storage.getItem(key)) || '').split(' '))
  showStored()
  document.addEventListener('change', ({ target }) => {
    const selects = findSelects()
    if (!selects.includes(target as HTMLSelectElement)) return
    const ids = selects.flatMap(({ value }) => value || [])
    withStorage((storage) => (ids[0] ? storage.setItem(key, ids.join(' ')) : storage.removeItem(key)))
    show(ids)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showStored()
  })
  // The reader may have chosen an area after this page was prerendered.
  document.addEventListener('prerenderingchange', showStored)
}

function findSelects(): HTMLSelectElement[] {
  return [...document.querySelectorAll<HTMLSelectElement>('fieldset select')]
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
