/** @jest-environment node */
import { describeLink } from './describeLink'

it.each([
  ['902-555-0110', 'tel:9025550110'],
  ['+1 (902) 555-0110', 'tel:+19025550110'],
  ['902.555.0110 x12', 'tel:9025550110;ext=12'],
  ['902.555.0110 ext 12', 'tel:9025550110;ext=12'],
])('links the phone number %s to %s', (phone, address) => {
  expect(describeLink('phone', phone).address).toBe(address)
})

it.each([
  ['https://ada.example/', 'ada.example'],
  ['http://www.ada.example/vote?for=ada', 'www.ada.example/vote?for=ada'],
])('shows %s as %s', (url, text) => {
  expect(describeLink('website', url).text).toBe(text)
})
