import { pseudolocalizeText } from './pseudo'
import { readMessages } from './messages/readMessages'

it('accents every letter', () => {
  expect(pseudolocalizeText('See 2 Pages.')).toBe('Šéééé 2 Ṗááĝééš.')
  expect(pseudolocalizeText('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')).not.toMatch(/[A-Za-z]/)
})

it('makes text about 40% longer', () => {
  const text = [...readMessages('en').values()].filter((message) => !message.includes('{')).join(' ')
  const growth = pseudolocalizeText(text).length / text.length
  expect(growth).toBeGreaterThan(1.25)
  expect(growth).toBeLessThan(1.5)
})
