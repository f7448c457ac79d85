import { findMovedStances } from './stanceAddresses'

const stance = (title: string) => ({ title, text: `Wants ${title} in every part of the city.` })
const [buses, library, roads, trees] = ['buses', 'a library', 'roads', 'trees'].map(stance)
const before = [buses, library, roads]
const address = (number: number) => `/profile/ada/stance${number}/`

it.each([
  ['new stances at the end', [buses, library, roads, trees], []],
  ['an edited title', [buses, { ...library, title: 'A new library' }, roads], []],
  ['edited text', [buses, { ...library, text: 'Wants a library in every part of town.' }, roads], []],
  ['sources, which the open data has too', before.map((each, index) => ({ ...each, number: index + 1 })), []],
])('keeps every address with %s', (_name, after, moved) => {
  expect(findMovedStances('ada', before, after)).toEqual(moved)
})

it.each([
  [
    'swapped',
    [library, buses, roads],
    [
      { from: address(1), to: address(2) },
      { from: address(2), to: address(1) },
    ],
  ],
  ['removed', [buses, roads], [{ from: address(2) }, { from: address(3), to: address(2) }]],
  ['removed at the end', [buses, library], [{ from: address(3) }]],
  [
    'moved by a new one',
    [trees, ...before],
    [1, 2, 3].map((number) => ({ from: address(number), to: address(number + 1) })),
  ],
  ['all removed', undefined, [1, 2, 3].map((number) => ({ from: address(number) }))],
])('lists stances that are %s', (_name, after, moved) => {
  expect(findMovedStances('ada', before, after)).toEqual(moved)
})

it.each([[undefined], ['text'], [[null, 3, [], {}]]])('accepts stances of any form: %j', (stances) => {
  expect(findMovedStances('ada', stances, stances)).toEqual([])
})
