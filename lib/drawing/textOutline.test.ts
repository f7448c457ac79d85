import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRightToLeft } from '@/lib/locale/direction'
import { languageTags } from '@/lib/locale/languages'
import { outlineText, measureText } from './textOutline'

type Messages = Readonly<Record<string, { readonly defaultMessage: string }>>

it('measures the width of a line', () => {
  expect(measureText('Ada', 700, 100)).toBeGreaterThan(150)
  expect(measureText('Ada', 700, 100)).toBeLessThan(250)
  expect(measureText('AdaAda', 700, 50)).toBeCloseTo(measureText('Ada', 700, 100))
})

it.each(['Breanna Lungo-Koehn', 'Élodie Ångström', 'Łukasz Žižek', 'Nguyễn Văn Ần', 'Żółć & Søn', 'Zu\u0308rich'])(
  'outlines %s as valid path data',
  (name) => {
    const path = outlineText(name, 700, 144) ?? ''
    const parameterCounts: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }
    const commands = [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)]
    expect(commands.map(([command]) => command).join('')).toBe(path)
    for (const [, type = '', numbers = ''] of commands)
      expect(numbers.split(' ').filter(Boolean)).toHaveLength(parameterCounts[type] ?? Number.NaN)
    expect(path).not.toMatch(/NaN|undefined|e-/)
    expect(Math.max(...(path.match(/[\d.]+/g) ?? []).map(Number))).toBeLessThan(144 * name.length)
  },
)

it('returns undefined for a character that the fonts lack', () => {
  expect(outlineText('김', 700, 100)).toBeUndefined()
  expect(outlineText('مجلس', 700, 100)).toBeUndefined()
})

// Drawn pictures show no page text in a language whose letters join.
it.each(languageTags.filter((tag) => !isRightToLeft(tag)))('has every letter of the page text in %s', (tag) => {
  const messages = JSON.parse(readFileSync(join('lib', 'locale', 'messages', `${tag}.json`), 'utf8')) as Messages
  const text = Object.values(messages).map(({ defaultMessage }) => defaultMessage)
  const letters = [...new Set(text.join('').normalize('NFC'))].filter((letter) => letter.trim() !== '')
  expect(letters.length).toBeGreaterThan(60)
  for (const weight of [400, 700] as const)
    expect(letters.filter((letter) => outlineText(letter, weight, 10) === undefined)).toEqual([])
})
