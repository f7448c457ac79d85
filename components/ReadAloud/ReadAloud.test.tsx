/** @jest-environment node */
import { bundleScript } from '@/lib/inline-scripts/bundleScript'
import { readAloudScript } from './ReadAloud'

it('adds at most 1,500 bytes of script to a page', () => {
  expect(Buffer.byteLength(bundleScript(readAloudScript, 'Pause'))).toBeLessThanOrEqual(1500)
})
