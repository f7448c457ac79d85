/** @jest-environment node */
import { outlineText } from './textOutline'

it('sets a line that starts and stands where it should', () => {
  const { path, width } = outlineText('Ada', 700, 100, 20, 300)!
  const numbers = path.match(/[\d.]+/g)!.map(Number)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(20)
  expect(Math.max(...numbers)).toBeLessThanOrEqual(302)
  expect(width).toBeGreaterThan(150)
  expect(width).toBeLessThan(250)
})

it.each(['Breanna Lungo-Koehn', 'Élodie Ångström', 'Łukasz Žižek', 'Nguyễn Văn Ần', 'Żółć & Søn', 'Zu\u0308rich'])(
  'has every letter of %s, and writes steps that a browser can follow',
  (name) => {
    const { path } = outlineText(name, 700, 144)!
    const lengths = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }
    const steps = [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)]
    expect(steps.map(([step]) => step).join('')).toBe(path)
    for (const [, type, numbers] of steps)
      expect(numbers!.split(' ').filter(Boolean)).toHaveLength(lengths[type as keyof typeof lengths])
    expect(path).not.toMatch(/NaN|undefined|e-/)
    expect(Math.max(...path.match(/[\d.]+/g)!.map(Number))).toBeLessThan(144 * name.length)
  },
)

it('says that it cannot set what its fonts lack', () => {
  expect(outlineText('陈', 700, 100)).toBeUndefined()
})
