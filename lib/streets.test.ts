import { findAddress, parseAddress, parseStreet, type StreetFile } from './streets'

const file: StreetFile = [
  [
    'N Main St',
    'Larkin',
    [
      [1, 99, 1, 'hill'],
      [2, 98, 2, 'bay'],
    ],
  ],
  ['S Main St', 'Larkin', [[1, 50, 0, 'mill']]],
  ['Main St', 'Port Larkin', [[200, 300, 0, 'port']]],
  ['Étang Ave', '', [[0, 999_999, 0, 'hill french']]],
  ['Avenue Rd', 'Larkin', [[1, 9, 0, 'bay']]],
  ['North St', 'Larkin', [[1, 9, 0, 'bay']]],
]

it.each([
  ['N. Main Street', 'main'],
  ['Main', 'main'],
  ['main st north', 'main'],
  ['North St', 'north'],
  ['Avenue Road', 'avenue'],
  ['Avenue', 'avenue'],
  ['Étang', 'etang'],
  ['St. Larkin Ave', 'street larkin'],
  ['Avenue E', 'avenue'],
])('takes direction and kind from the name of %s', (street, main) => {
  expect(parseStreet(street).main).toBe(main)
})

it.each([
  ['1 N Main St', 'hill'],
  ['12 north main', 'bay'],
  ['12a MAIN STREET N', 'bay'],
  ['7 1/2 N Main St', 'hill'],
  ['13 Main Street South', 'mill'],
  ['60 Main St', 'bay'],
  ['250 main st, port larkin NS', 'port'],
  ['5 etang', 'hill french'],
  ['5 Avenue Rd', 'bay'],
  ['5 north', 'bay'],
])('finds %s', (text, areas) => {
  expect(findAddress(file, parseAddress(text)!).map((found) => found[1])).toEqual([areas])
})

it.each([
  ['5 Maine St', []],
  ['5 Main Ave', []],
  ['250 Main St, Larkin', []],
  ['13 Main St, Port Larkin', []],
  ['500 N Main St', []],
  ['1 Main St', ['N Main St, Larkin', 'S Main St, Larkin']],
])('does not guess for %s', (text, streets) => {
  expect(findAddress(file, parseAddress(text)!).map(([street]) => street)).toEqual(streets)
})

it.each(['', 'Main St', '12', '12-34 Main St', '12th Street', '-5 Main St', '<script>'])(
  'has no address in %j',
  (text) => {
    expect(parseAddress(text)).toBeUndefined()
  },
)
