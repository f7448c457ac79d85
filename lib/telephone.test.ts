import { toTelephoneUrl } from './telephone'

it.each([
  ['902-555-0142', 'tel:9025550142'],
  ['+1 (902) 555.0142', 'tel:+19025550142'],
  ['781-393-2491 x12', 'tel:7813932491;ext=12'],
  ['781-393-2491 ext. 12', 'tel:7813932491;ext=12'],
])('links %s as %s', (phone, url) => {
  expect(toTelephoneUrl(phone)).toBe(url)
})
