/** Playwright's configuration for a build of a random guide, which `scripts/gate.slow.test.ts` makes. */
import config from '../playwright.config'

export default {
  ...config,
  testDir: '.',
  outputDir: '../test-results/gate',
  projects: [{ name: 'gate', use: { out: 'out-gate' }, grep: /@facts\b/ }],
  reporter: 'line' as const,
}
