import { emptyBallot, matchChoices, mergeBallots, setEntry } from './ballotMarks'

const choices = new Set(['mayor.ada', 'mayor.bo', 'council.cy', 'council.di', 'council.ed'])
const mark = (...names: readonly string[]) => new Map(names.map((name) => [name, '1']))
const marked = mark('council.cy', 'council.ed', 'mayor.bo')

it('adds a mark or a note once, and removes it', () => {
  const twice = setEntry(setEntry(emptyBallot, 'mayor.ada', '1'), 'mayor.ada', '1')
  expect([...setEntry(twice, 'mayor', 'Ask.').keys()]).toEqual(['mayor.ada', 'mayor'])
  expect(setEntry(twice, 'mayor.ada', '').size).toBe(0)
})

it('combines two ballots without losing a mark or a note, and without repeating one', () => {
  const first = new Map([...marked, ['mayor', 'Same'], ['council', 'One']])
  const second = new Map([...mark('mayor.ada', 'mayor.bo'), ['mayor', 'Same'], ['council', 'Two']])
  const merged = new Map([...marked, ...mark('mayor.ada'), ['mayor', 'Same'], ['council', 'One\nTwo']])
  expect(mergeBallots(first, second)).toEqual(merged)
  expect(mergeBallots(merged, emptyBallot)).toEqual(merged)
  expect(mergeBallots(emptyBallot, merged)).toEqual(merged)
  expect(mergeBallots(merged, second)).toEqual(merged)
  expect(mergeBallots(second, merged)).toEqual(merged)
})

it('removes marks for choices that the ballot no longer has, and no notes or ticks', () => {
  const ballot = new Map([...marked, ['mayor', 'Ask.'], ['.1k2j3h', '1']])
  expect(matchChoices(new Map([...ballot, ...mark('mayor.gone', 'sheriff.zoe')]), choices)).toEqual(ballot)
})
