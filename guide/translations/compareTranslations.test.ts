import { compareTranslations } from './compareTranslations'

const place = (text: string, path = '') => ({ text, path })
const translate = (...originals: readonly string[]) => originals.map((original) => ({ original }))
const summarize = ({ texts, unused }: ReturnType<typeof compareTranslations>) => [
  texts.map(({ original, index, state }) => [original, state, index]),
  unused,
]

it('finds the translation of each passage, and what has none', () => {
  const compared = compareTranslations([place('Mayor'), place('City Council')], translate('City Council'))
  expect(summarize(compared)).toEqual([
    [
      ['Mayor', 'missing', undefined],
      ['City Council', 'current', 0],
    ],
    [],
  ])
})

it('lists a passage once, with all of its places', () => {
  const { texts } = compareTranslations([place('Mayor', 'a'), place('Clerk', 'b'), place('Mayor', 'c')], [])
  expect(texts.map(({ places }) => places.map(({ path }) => path))).toEqual([['a', 'c'], ['b']])
})

it('gives the translation of an older passage to the most similar one that has none', () => {
  const compared = compareTranslations(
    [place('The polls open at 8 am on Tuesday.'), place('The polls close at 8 pm on Tuesday.'), place('Mayor')],
    translate('Mayor', 'The polls close at 7 pm on Tuesday.', 'Nothing like it'),
  )
  expect(summarize(compared)).toEqual([
    [
      ['The polls open at 8 am on Tuesday.', 'missing', undefined],
      ['The polls close at 8 pm on Tuesday.', 'older', 1],
      ['Mayor', 'current', 0],
    ],
    [2],
  ])
})
