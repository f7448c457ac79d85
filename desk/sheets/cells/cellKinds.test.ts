import {
  account,
  choice,
  date,
  elected,
  number,
  numbers,
  reference,
  referenceList,
  runningMates,
  text,
  webAddress,
  yesNo,
} from './cellKinds'
import { createResolve, type References } from './references'

const nothing = createResolve('a name', [])
const references: References = {
  race: createResolve('the id or the name of a race', [
    { id: 'mayor', names: ['Mayor'] },
    { id: 'ward1', names: ['Councilor'] },
    { id: 'ward2', names: ['Councilor'] },
  ]),
  source: createResolve('a source', [
    { id: 'notice', names: ['Notice; with candidates', 'https://city.example/'] },
    { id: 'radio', names: ['Town Radio'] },
  ]),
  group: nothing,
  areaKind: nothing,
  topic: nothing,
  candidate: nothing,
}

it.each([
  [text, ' two words ', ' two words '],
  [yesNo, 'Yes', true],
  [yesNo, 'FALSE', false],
  [elected, 'Moves on', 'moves on'],
  [elected, 'advanced', 'moves on'],
  [elected, 'no', false],
  [number, '7', 7],
  [number, '1,234,567', 1_234_567],
  [number, '1 234.5', 1234.5],
  [number, '12,34', '12,34'],
  [number, 'seven', 'seven'],
  [numbers, '1,410; 436.25', [1410, 436.25]],
  [date, '2023', 2023],
  [date, '2023-10', '2023-10'],
  [choice, 'Public Meeting', 'public meeting'],
  [webAddress, 'ruiz.example', 'https://ruiz.example'],
  [webAddress, 'ruiz.example/about?x=1', 'https://ruiz.example/about?x=1'],
  [webAddress, 'http://ruiz.example', 'http://ruiz.example'],
  [webAddress, 'see below', 'see below'],
  [account('https://x.com/'), '@ruiz_1', 'https://x.com/ruiz_1'],
  [account('https://x.com/'), 'ruiz', 'https://x.com/ruiz'],
  [account('https://x.com/'), 'x.com/ruiz', 'https://x.com/ruiz'],
  [account('https://bsky.app/profile/'), '@ruiz.bsky.social', 'https://bsky.app/profile/ruiz.bsky.social'],
  [account('https://x.com/'), 'None', 'None'],
  [account('https://x.com/'), '-', '-'],
  [reference('race'), 'mayor', 'mayor'],
  [reference('race'), ' MAYOR', 'mayor'],
  [referenceList('source'), 'radio; notice', ['radio', 'notice']],
  [referenceList('source'), 'Town radio\nhttps://city.example/', ['radio', 'notice']],
  [referenceList('source'), 'Notice; with candidates', ['notice']],
  [runningMates, 'Bo Li (Deputy Clerk); Cy Dee', [{ name: 'Bo Li', office: 'Deputy Clerk' }, { name: 'Cy Dee' }]],
])('parses cell %#, %j', (kind, cell, value) => {
  expect(kind.parse(cell, references)).toEqual({ value })
})

it.each([
  [yesNo, 'maybe', 'Enter yes or no.'],
  [elected, 'maybe', 'Enter yes, no or moves on.'],
  [date, '45237', '“45237” is not a date. Format the cells as dates in the spreadsheet.'],
  [reference('race'), 'Clerk', '“Clerk” is not the id or the name of a race: mayor, ward1, ward2.'],
  [reference('race'), '', 'Enter the id or the name of a race: mayor, ward1, ward2.'],
  [reference('race'), 'Councilor', 'Several are named “Councilor”. Enter the id of one: ward1, ward2.'],
  [referenceList('source'), 'radio; tv', '“tv” is not a source: notice, radio.'],
  [reference('topic'), 'roads', '“roads” is not a name, and there is none yet.'],
])('gives the reason why cell %#, %j, has no value', (kind, cell, message) => {
  expect(kind.parse(cell, references)).toEqual({ message })
})

it.each([
  [yesNo, true, 'yes'],
  [yesNo, undefined, ''],
  [date, 2023, '2023'],
  [text, ' Two\r\nlines\n', 'Two\nlines'],
  [referenceList('source'), ['notice', 'radio'], 'notice; radio'],
  [runningMates, [{ name: 'Bo Li', office: 'Deputy Clerk' }, { name: 'Cy Dee' }], 'Bo Li (Deputy Clerk); Cy Dee'],
  [runningMates, undefined, ''],
])('formats value %#', (kind, value, cell) => {
  expect(kind.format(value)).toBe(cell)
})
