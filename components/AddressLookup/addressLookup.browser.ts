/** Finds the areas of an address on the device, and chooses them. */
import { findAddress, getStreetFile, parseAddress, parseStreet, type StreetFile } from '@/lib/streets'

/** Answers to the reader, with placeholders. */
export type AddressAnswers = Readonly<
  Record<'found' | 'noNumber' | 'unknownStreet' | 'unknownNumber' | 'several' | 'failed', string>
>

/**
 * Shows the field. A look-up loads the one file that may have the street: the request does not have the address.
 * @param url address of a file, with `{file}` in place of its number
 * @param fileCount number of files
 */
export default function startAddressLookup(url: string, fileCount: number, answers: AddressAnswers): void {
  const form = document.querySelector<HTMLElement>('[data-address-lookup]')!
  const field = form.querySelector('input')!
  const status = form.querySelector('p')!
  form.hidden = false

  const find = async () => {
    const address = parseAddress(field.value)
    if (!address) return answers.noNumber
    const number = getStreetFile(parseStreet(address.street).main, fileCount)
    const response = await fetch(url.replace('{file}', String(number)))
    const answer = findAddress((await response.json()) as StreetFile, address)
    if (answer.kind === 'unknownStreet') return answers.unknownStreet
    if (answer.kind !== 'found') return answers[answer.kind].replace('{streets}', () => answer.streets)
    const names = chooseAreas(answer.areas.split(' '))
    return answers.found.replace('{street}', () => `${address.number} ${answer.street}`).replace('{areas}', () => names)
  }
  const show = async () => {
    status.textContent = await find().catch(() => answers.failed)
  }
  form.querySelector('button')!.addEventListener('click', () => void show())
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') void show()
  })
}

/** Chooses areas in the selects, as a reader does. Returns their names. */
function chooseAreas(ids: readonly string[]): string {
  const names: string[] = []
  let last: HTMLSelectElement | undefined
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-area-select]')) {
    select.value = ids.find((id) => [...select.options].some(({ value }) => value === id)) ?? ''
    if (select.value) names.push(select.selectedOptions[0]!.text)
    last = select
  }
  last?.dispatchEvent(new Event('change', { bubbles: true }))
  return names.join(', ')
}
