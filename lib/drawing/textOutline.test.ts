/** @jest-environment node */
import { outlineText, measureText } from './textOutline'

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
  expect(outlineText('陈', 700, 100)).toBeUndefined()
})
