import { formatChoice, parseChoice } from './choice'

const all = { topics: ['housing', 'budget', 'in.short'], candidates: ['bears', 'tseng'] }

it.each([
  ['', {}],
  ['#', {}],
  ['#topics=budget', { topics: ['budget'] }],
  ['#topics=budget,housing&candidates=tseng', { topics: ['housing', 'budget'], candidates: ['tseng'] }],
  ['#candidates=tseng&topics=%62udget', { topics: ['budget'], candidates: ['tseng'] }],
  ['#topics=budget,gone,%E0%A4%A', { topics: ['budget'] }],
  ['#topics=gone&candidates=bears', { candidates: ['bears'] }],
  ['#topics=', {}],
  ['#topics=__proto__&other=1', {}],
])('parses %j as %j', (hash, choice) => {
  expect(parseChoice(hash, all)).toEqual(choice)
})

it.each(['#main', '#/profile/bears', '#topicsx=1', '#%E0%A4%A'])('leaves the fragment %j alone', (hash) => {
  expect(parseChoice(hash, all)).toBeUndefined()
})

it.each([
  [{}, ''],
  [{ topics: ['in.short'] }, '#topics=in.short'],
  [{ candidates: ['bears'] }, '#candidates=bears'],
])('formats %j as %j', (choice, hash) => {
  expect(formatChoice(choice)).toBe(hash)
})

it('parses what it formats, even if an app encoded the commas', () => {
  const choice = { topics: ['housing', 'in.short'], candidates: ['bears'] }
  const hash = formatChoice(choice)
  expect(parseChoice(hash, all)).toEqual(choice)
  expect(parseChoice(hash.replaceAll(',', '%2C'), all)).toEqual(choice)
})
