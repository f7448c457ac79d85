/** Writes the pictures of data/README.md to docs/: `npx playwright test --config desk/editor/e2e/pictures.config.ts`. */
import config from './playwright.config'

export default {
  ...config,
  testMatch: /pictures\.ts$/,
  reporter: 'list' as const,
}
