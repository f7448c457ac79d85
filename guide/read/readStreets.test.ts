import { readProject } from '@/guide/files/readProject'
import { testReports, testValidEdits } from '@/guide/testing/invalidEdits'
import { loadGuide } from './loadGuide'
import { findAddress, getStreetFile, parseAddress, parseStreet, type StreetFile } from '@/lib/streets'
import { parseStreets, toStreets } from './readStreets'
import { splitStreets } from './splitStreets'

const heading = 'street_name,street_suffix,start_house_number,end_house_number,odd_even_both,area_ids'
const areas = [
  { id: 'hill', kind: 'ward' },
  { id: 'bay', kind: 'ward' },
  { id: 'french', kind: 'board' },
]
const parse = (text: string) => parseStreets('streets.csv', Buffer.from(text), areas)

/** Looks an address up as the browser does. */
function lookUp(files: readonly string[], text: string) {
  const address = parseAddress(text)!
  const content = files[getStreetFile(parseStreet(address.street).main, files.length)] ?? '[]'
  return { content, answer: findAddress(JSON.parse(content) as StreetFile, address) }
}

it('reads segments with the headings of spreadsheets, and sides, numbers and areas', () => {
  const { rows, problems } = parse(
    'Street Direction;Street Name;Precinct ID;Start House Number;End House Number;includes_all_addresses;City\nN;Étang;bay, french;1;9;;Larkin\n;Ridge;hill;;;TRUE;\n',
  )
  expect(problems).toEqual([])
  expect(toStreets(rows)).toEqual([
    ['N Étang', 'Larkin', [[1, 9, 0, 'bay french']]],
    ['Ridge', '', [[0, 999_999, 0, 'hill']]],
  ])
})

it.each([
  ['Main,St,1,9,odd,north', 'area_ids', 'short names of areas of the election, separated by spaces, not “north”'],
  ['Main,St,1,9,odd,', 'precinct_id', 'short names of areas of the election, separated by spaces'],
  ['Main,St,1,9,odd,hill bay', 'area_ids', 'one area of each kind, not “hill bay”'],
  ['Main,St,x,9,odd,hill', 'start_house_number', 'a whole number, unless “includes_all_addresses” is “true”, not “x”'],
  ['Main,St,9,1,odd,hill', 'end_house_number', 'a whole number from 9, not “1”'],
  ['Main,St,1,9,left,hill', 'odd_even_both', 'odd, even or both, not “left”'],
  [',St,1,9,odd,hill', 'street_name', 'the name of one street'],
])('reports the row %s', (row, field, rule) => {
  expect(parse(`${heading}\nMill,Rd,1,9,both,bay\n${row}\n`).problems).toEqual([
    {
      file: 'streets.csv',
      row: 3,
      field,
      message: expect.stringContaining(`In row 3 of the table of streets, “${field}” must be ${rule}.`) as string,
    },
  ])
})

it('reports a missing column', () => {
  expect(parse('street_name,zip\nMain,1\n').problems).toMatchObject([
    { field: 'area_ids', message: expect.stringContaining('no column “area_ids”, but street_name, zip.') },
  ])
})

it('finds every address of a city of 10,000 segments in a file of at most 10 kB', () => {
  const letters = 'bcdfghjklmnprstvwz'
  const name = (index: number) =>
    [...String(index)]
      .map((digit, place) => letters[Number(digit) + (place % 2) * 7]! + 'aeiou'[Number(digit) % 5]!)
      .join('')
  const streets = Array.from({ length: 800 }, (_, index) => ({
    name: name(index),
    kind: ['St', 'Ave', 'Rd'][index % 3]!,
  }))
  const rows = Array.from({ length: 10_000 }, (_, index) => {
    // A few streets are long.
    const { name: street, kind } = streets[index % 10 === 0 ? (index / 10) % 50 : index % streets.length]!
    const start = Math.floor(index / 800) * 200 + (index % 10 === 0 ? Math.floor(index / 500 + 1) * 4000 : 0)
    return `${street},${kind},${start + 1},${start + 199},${['odd', 'even'][index % 2]},${['hill french', 'bay'][index % 2]}`
  })
  const { rows: parsed, problems } = parse(`${heading}\n${rows.join('\n')}\n`)
  expect([parsed.length, problems]).toEqual([10_000, []])
  const files = splitStreets(toStreets(parsed))
  expect(Math.max(...files.map(({ length }) => length))).toBeLessThanOrEqual(10_000)
  for (const row of rows.filter((_row, index) => index % 7 === 0)) {
    const [street, kind, start, , side, ids] = row.split(',')
    const { answer } = lookUp(files, `${Number(start) + Number(side === 'even')} ${street} ${kind}`)
    expect(answer.map((found) => found[1])).toEqual([ids])
  }
  expect(lookUp(files, '1 Nowhere St').answer).toEqual([])
})

it('has the streets of the sample election', () => {
  const { streets } = loadGuide(readProject(process.cwd()), 'fixtures/region')
  expect(lookUp(streets, '3 ferry road').answer).toEqual([['Ferry Rd, Port Larkin', 'port-larkin french']])
  expect(lookUp(streets, '3 Etang').answer).toHaveLength(2)
})

testReports(
  {
    'a table of streets with an area that does not exist': [
      ({ replace }) => replace('streets.csv', 'ridge french', 'ridge dutch'),
      'streets.csv, row 7',
      'area_ids',
      'In row 7 of the table of',
      'Correct them, or add the areas.',
    ],
  },
  'region',
)
testValidEdits({ 'a table of streets': () => {} }, 'region')
