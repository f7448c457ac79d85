/** @jest-environment node */
import { bundleScript } from './bundleScript'

const head = 'lib/inline-scripts/head.browser.ts'

it('is one small script that ends no element early', () => {
  const script = bundleScript('components/RaceSelector/raceSelector.browser.ts', { RACE_IDS: ['</script>'] })
  expect(script).toContain('script>')
  expect(script).not.toMatch(/<\/script/i)
  expect(Buffer.byteLength(script)).toBeLessThan(2500)
})

it('holds the console log only when asked', () => {
  expect(bundleScript(head, { DEBUG: false })).not.toContain('console')
  expect(bundleScript(head, { DEBUG: true })).toContain('console.log')
})

it('tells a module that does not compile', () => {
  expect(() => bundleScript('components/nothing.browser.ts')).toThrow('nothing.browser.ts')
})
