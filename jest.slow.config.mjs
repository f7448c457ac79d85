/** `npm run test:slow`: tests in `*.slow.test.ts`, which take too long for `npm test`. */
import { createConfig } from './jest.config.mjs'

export default createConfig({ testMatch: ['**/*.slow.test.{ts,tsx}'], testTimeout: 600_000 })
