/** `npm run test:slow`: tests in `*.slow.test.ts`, which take too long for `npm test`, and more runs of the properties. */
import { execFileSync } from 'node:child_process'
import { createConfig } from './jest.config.mjs'

/** Files with properties, which find more with more random values. */
const properties = execFileSync('git', ['grep', '-l', 'countRuns(', '--', '*.test.ts', '*.test.tsx'], {
  encoding: 'utf8',
})

export default createConfig({
  testMatch: [
    '**/*.slow.test.{ts,tsx}',
    ...properties
      .trim()
      .split('\n')
      .map((file) => `**/${file}`),
  ],
  testTimeout: 600_000,
  // See lib/testing/countRuns.ts.
  globals: { isSlowRun: true },
})
