/** Playwright's configuration for the build in the pseudo-language, which `scripts/pseudoLanguage.slow.test.ts` makes. */
import config from '../playwright.config'

export default {
  ...config,
  testDir: '.',
  testMatch: /pseudo-language\.slow\.ts$/,
  outputDir: '../test-results/pseudo-language',
  projects: [{ name: 'pseudo-language', use: { out: 'out-pseudo' } }],
  reporter: 'line' as const,
}
