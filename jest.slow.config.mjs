/** `npm run test:slow`: tests in `*.slow.test.ts`, which take too long for `npm test`, and more runs of the properties. */
import { createConfig } from './jest.config.mjs'

export default createConfig({
  testMatch: ['**/*.slow.test.{ts,tsx}', '**/*.property.test.{ts,tsx}'],
  testTimeout: 600_000,
  // See guide/testing/countRuns.ts.
  globals: { isSlowRun: true },
})
