/** What a screen reader gets from each type of page, as text for people to review. */
import type { Page } from 'playwright/test'
import { openAt } from './support/electionClock'
import { pageTypes } from './support/samplePages'
import { expect, test } from './support/site'

/** Between two deadlines of the sample. */
const instant = '2017-11-01T12:00-04:00'

test(
  'the accessibility tree of each type of page of the sample is the reviewed one',
  { tag: '@upcoming' },
  async ({ page, election }) => {
    for (const path of pageTypes(election)) {
      await openAt(page, instant, path)
      if (path === './my-ballot/') await expect(page.getByRole('button', { name: 'Print my ballot' })).toBeVisible()
      // A script shows the button once it knows that the browser can keep the guide.
      await expect(page.locator('main [data-keep]').filter({ visible: false })).toHaveCount(0)
      await expectTree(page, 'main', nameTree(path) || 'landing')
      // They are the same on each page.
      if (path === './') for (const part of ['header', 'footer']) await expectTree(page, part, part)
    }
  },
)

test(
  'the accessibility tree of pages that only the sample with results and questionnaires has is the reviewed one',
  { tag: '@content' },
  async ({ page, election, out }) => {
    test.skip(out !== 'out-region', 'another election')
    const paths = pageTypes(election).filter((path) => /^\.\/(?:answers\/.+|elections|results)\/$/.test(path))
    for (const path of paths) {
      await page.goto(path)
      await expectTree(page, 'main', `region-${nameTree(path)}`)
    }
  },
)

function nameTree(path: string): string {
  return path.replaceAll(/[./]+/g, '-').slice(1, -1)
}

async function expectTree(page: Page, part: string, name: string): Promise<void> {
  expect.soft(await page.locator(part).first().ariaSnapshot()).toMatchSnapshot(`${name}.yml`)
}
