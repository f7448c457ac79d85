/** @jest-environment jsdom */
import type { StreetFile } from '@/guide/words/streets'
import startAddressLookup from './addressLookup.browser'

const answers = {
  found: 'Chosen for {street}: {areas}.',
  unknown: 'Not found.',
  several: 'Several: {streets}.',
}
const file: StreetFile = [['Ferry Rd', 'Larkin', [[1, 9, 0, 'hill french']]]]

it('chooses the areas of an address, loads one file, and sends nothing that was typed', async () => {
  document.body.innerHTML = `
    <fieldset><select><option value=""><option value="hill">Hill</option></select>
    <select><option value=""><option value="french">French</option></select></fieldset>
    <div data-address-lookup hidden><input><button></button><p></p></div>`
  const fetch = jest.fn((_url: string) => Promise.resolve({ json: () => Promise.resolve(file) }))
  Object.assign(globalThis, { fetch })
  const changes = jest.fn()
  document.addEventListener('change', changes)
  startAddressLookup('/guide/lookup/streets-{file}.json', 4, answers, ['、', '；'])
  const look = async (text: string) => {
    const field = document.querySelector('input')!
    field.value = text
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
    await new Promise((resolve) => setTimeout(resolve))
    return document.querySelector('p')!.textContent
  }
  const values = () => [...document.querySelectorAll('select')].map(({ value }) => value)
  expect(document.querySelector('[data-address-lookup]')).toBeVisible()
  expect(await look('Ferry Road')).toBe('Not found.')
  expect(fetch).not.toHaveBeenCalled()
  expect(await look('20 Ferry Road')).toBe('Not found.')
  expect(await look('2 Mill Road')).toBe('Not found.')
  expect(values()).toEqual(['', ''])
  expect(changes).not.toHaveBeenCalled()
  expect(await look('3 ferry')).toBe('Chosen for 3 Ferry Rd, Larkin: Hill、French.')
  expect(values()).toEqual(['hill', 'french'])
  expect(changes).toHaveBeenCalledTimes(1)
  expect(fetch.mock.calls.every(([url]) => /^\/guide\/lookup\/streets-[0-3]\.json$/.test(url))).toBe(true)
  const streets: StreetFile = [...file, ['Ferry St', 'Larkin', [[1, 9, 0, 'hill']]]]
  fetch.mockResolvedValueOnce({ json: () => Promise.resolve(streets) })
  expect(await look('3 ferry')).toBe('Several: Ferry Rd, Larkin；Ferry St, Larkin.')
  fetch.mockRejectedValue(new Error('offline'))
  expect(await look('3 ferry')).toBe('Not found.')
})
