import { describeForms } from '@/guide/fields/describeForms'
import { sampleFiles } from '../testing/fakeServer'
import { listChoices } from './choices'
import { formatValue } from './formatValue'

const choices = listChoices(sampleFiles['election.yaml'], sampleFiles['sources.yaml'], [])

it('formats a value in the words of its form, with titles instead of ids', () => {
  const value = {
    incumbent: true,
    race: 'mayor',
    stances: [
      { title: 'Roads', date: '2017-10-21', sources: ['interview', 'gone'] },
      { date: '2017-10' },
      { date: 2017 },
    ],
    links: {},
  }
  expect(formatValue(choices, value, describeForms().candidate)).toBe(
    `Incumbent: Yes
Race: Mayor
Key stances:
  • Title: Roads
    Date: October 21, 2017
    Sources:
      • Interview
      • gone
  • Date: October 2017
  • Date: 2017
Links: (empty)`,
  )
  const others = [undefined, [], { unknown: 1 }].map((each) => formatValue(choices, each, undefined))
  expect(others).toEqual(['(empty)', '(none)', 'unknown: 1'])
})
