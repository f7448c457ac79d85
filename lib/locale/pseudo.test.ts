/** @jest-environment node */
import { en } from './en'
import { plural } from './numbers'
import { pseudolocalize, pseudolocalizeText } from './pseudo'

it('accents every letter and keeps placeholders', () => {
  expect(pseudolocalizeText('See {link}, or 2 Pages.')).toBe('Šéééé {link}, óóŕ 2 Ṗááĝééš.')
  expect(pseudolocalizeText('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')).not.toMatch(/[A-Za-z]/)
})

it('keeps the values that a phrase contains', () => {
  const { greet, describe, list } = pseudolocalize({
    greet: (name: string, count: number) => `${name} has ${plural(count, { one: '1 vote', other: '{count} votes' })}`,
    describe: (reason: 'canceled' | 'acclaimed', race: string) =>
      `${race} was ${{ canceled: 'called off', acclaimed: 'decided' }[reason].toLowerCase()}`,
    list: (names: readonly string[]) => `Names: ${names.join(', ')}`,
  })
  expect(greet('Ada Byron', 2)).toBe('Ada Byron ĥááš 2 ṽóóţééš')
  expect(describe('canceled', 'Mayor')).toBe('Mayor ŵááš çááĺĺééđ óóƒƒ')
  expect(list(['Ada', 'Bob'])).toBe('Ñááṁééš: Ada, Bob')
})

it('makes the text of the site about 40% longer', () => {
  const texts = (value: unknown): string => JSON.stringify(value).replace(/"[^"]*":|[^\p{L} ]/gu, '')
  const growth = texts(pseudolocalize(en.site)).length / texts(en.site).length
  expect(growth).toBeGreaterThan(1.25)
  expect(growth).toBeLessThan(1.5)
})
