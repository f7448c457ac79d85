/** Finds the areas of an address on the device, and chooses them. */
import { findAddress, getStreetFile, parseAddress, parseStreet, type StreetFile } from '@/guide/words/streets'

/** Answers to the reader, with placeholders. */
type AddressAnswers = Readonly<Record<'found' | 'unknown' | 'several', string>>

/**
 * Shows the field. A look-up loads the one file that may have the street: the request does not have the address.
 * @param url address of a file, with `{file}` in place of its number
 * @param separators of areas, and of streets with their cities
 */
export default function startAddressLookup(
  url: string,
  fileCount: number,
  answers: AddressAnswers,
  separators: readonly [string, string],
): void {
  const form = document.querySelector<HTMLElement>('[data-address-lookup]')!
  const field = form.querySelector('input')!
  const status = form.querySelector('p')!
  form.hidden = false

  const find = async () => {
    const address = parseAddress(field.value)
    if (!address) return answers.unknown
    const number = getStreetFile(parseStreet(address.street).main, fileCount)
    const response = await fetch(url.replace('{file}', String(number)))
    const found = findAddress((await response.json()) as StreetFile, address)
    if (!found[0]) return answers.unknown
    const [street, areas] = found[0]
    if (found.some(([, others]) => others !== areas))
      return answers.several.replace('{streets}', () => [...new Set(found.map(([name]) => name))].join(separators[1]))
    const names = chooseAreas(areas.split(' ')).join(separators[0])
    return answers.found.replace('{street}', () => `${address.number} ${street}`).replace('{areas}', () => names)
  }
  const show = async () => {
    status.textContent = await find().catch(() => answers.unknown)
  }
  form.querySelector('button')!.addEventListener('click', () => void show())
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') void show()
  })
}

/** Chooses areas in the selects, as a reader does. Returns their names. */
function chooseAreas(ids: readonly string[]): readonly string[] {
  const names: string[] = []
  let last: HTMLSelectElement | undefined
  for (const select of document.querySelectorAll<HTMLSelectElement>('fieldset select')) {
    select.value = ''
    for (const option of select.options)
      if (ids.includes(option.value)) {
        option.selected = true
        names.push(option.text)
      }
    last = select
  }
  last!.dispatchEvent(new Event('change', { bubbles: true }))
  return names
}
