/** What a screen reader gets from each type of page, as text for people to review. */
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
      const name = path.replaceAll(/[./]+/g, '-').slice(1, -1) || 'landing'
      // The header and the footer are the same on each page.
      for (const part of path === './' ? ['main', 'header', 'footer'] : ['main'])
        expect
          .soft(await page.locator(part).first().ariaSnapshot())
          .toMatchSnapshot(`${part === 'main' ? name : part}.yml`)
    }
  },
)
