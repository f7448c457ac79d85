import { bundleScript } from './bundleScript'
import { headScript, legacyRoutesScript, navigationLogScript, startReactScript } from './entryPoints'
import { buildSpeculationRules } from './speculationRules'

it('bundles a small script, and escapes arguments that would close its element early or keep it open', () => {
  const texts = ['<!--<script>', '</script>', '<!-- <SCRIPT ', ']]>', 'é\u2028']
  const script = bundleScript(startReactScript, texts)
  expect(Buffer.byteLength(script)).toBeLessThan(2500)
  expect(script).not.toMatch(/<!--|<\/script/i)
  const [, list = ''] = /(\["<[^]*?"\])\);/.exec(script) ?? []
  expect(new Function(`return ${list}`)()).toEqual(texts)
})

it('includes console logging only in the script for it', () => {
  expect(bundleScript(headScript)).not.toContain('console')
  expect(bundleScript(legacyRoutesScript)).not.toContain('console')
  expect(bundleScript(navigationLogScript)).toContain('console.log')
})

it('throws if the module does not exist', () => {
  expect(() => bundleScript({ file: 'components/nothing.browser.ts' })).toThrow('nothing.browser.ts')
})

it('prefetches and prerenders only pages below the base path', () => {
  expect(buildSpeculationRules('/guide').match(/(?<="href_matches":")[^"]+/g)).toEqual(Array(4).fill('/guide/{*/}?'))
})
