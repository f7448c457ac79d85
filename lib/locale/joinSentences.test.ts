import { joinSentences, spaceAfter } from './joinSentences'
import { tagText } from './taggedText'

it.each([
  [['One.', undefined, 'Two.', ''], 'One. Two.'],
  [['一。', '二。'], '一。二。'],
  [[], ''],
])('joins %j as %j', (sentences, expected) => {
  expect(joinSentences(sentences)).toBe(expected)
})

it('separates sentences by the language of the one before, not of the page', () => {
  const [english, chinese] = [tagText('One.', 'en'), tagText('一。', 'zh-Hans')]
  expect(joinSentences([english, english, chinese, english])).toBe(`${english} ${english} ${chinese}${english}`)
  expect(spaceAfter(chinese)).toBe('')
})
