/** Playwright's configuration for the builds of generated elections, each of which a slow test in `scripts/` makes. */
import config from '../playwright.config'

export default {
  ...config,
  testDir: '.',
  outputDir: '../test-results/generated',
  projects: [
    { name: 'gate', use: { out: 'out-gate' }, grep: /@facts\b/ },
    {
      name: 'mirrored',
      use: { out: 'out-mirrored', language: 'en-CA-x-rtl' },
      // Also the files that measure positions: Playwright matches their names, too.
      grep: /@(?:facts|content|language)\b|(?:compare|header|layout|my-ballot)\.spec/,
      grepInvert: /@(?:site|upcoming|slow|browsers)\b/,
      // Their files are the same in every language.
      testIgnore: '**/facts.openData.spec.ts',
    },
    { name: 'pseudo', use: { out: 'out-pseudo' }, testMatch: /pseudo-language\.slow\.ts$/ },
  ],
  reporter: 'line' as const,
}
