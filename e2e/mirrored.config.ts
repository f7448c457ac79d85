/** Playwright's configuration for the build from right to left, which `scripts/mirrored.slow.test.ts` makes. */
import config from '../playwright.config'

export default {
  ...config,
  testDir: '.',
  // Their files are the same in every language.
  testIgnore: '**/facts.openData.spec.ts',
  outputDir: '../test-results/mirrored',
  projects: [
    {
      name: 'mirrored',
      use: { out: 'out-mirrored', language: 'en-CA-x-rtl' },
      grepInvert: /@(?:site|upcoming|slow|browsers)\b/,
    },
  ],
  reporter: 'line' as const,
}
