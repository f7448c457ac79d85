/** Every page, in `npm run test:slow` only. `npm test` checks the pages that differ most, in `pages.spec.ts`. */
import { accessibilityViolations } from './support/accessibility'
import { expect, test } from './support/site'

/** Pages are divided among several tests, which run in parallel. */
const parts = 4

for (let part = 0; part < parts; part++)
  test(`no page has an accessibility violation (part ${part + 1} of ${parts})`, async ({ page, paths }) => {
    test.slow()
    for (const path of paths.filter((_, index) => index % parts === part)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect([path, ...(await accessibilityViolations(page, ['color-contrast-enhanced']))]).toEqual([path])
    }
  })
