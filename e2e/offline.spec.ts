/** Guides that readers keep on their devices. The site has a connection only while a test lets it. */
import type { Page } from 'playwright/test'
import { startDeployments, type Deployments } from './support/deployments'
import { contestedRace } from './support/contestedRace'
import { expect, test as base } from './support/site'

const test = base.extend<{ site: Deployments }>({
  site: async ({ out, election }, use) => {
    const site = await startDeployments(out, election.languages ?? ['en'])
    site.deploy('first')
    await use(site)
    await site.stop()
  },
})

test.use({ needsFiles: true })

const control = (page: Page) => page.locator('[data-keep]')

async function keep(page: Page, address: string) {
  await page.goto(address)
  await control(page).getByRole('button', { name: 'Keep this guide on my phone' }).click()
  await expect(control(page)).toContainText(/The whole guide, as of first, takes \d+(\.\d)? MB/)
  await control(page).getByRole('button', { name: 'Keep it' }).click()
  await expect(control(page)).toHaveText('On this phone, as of first. Remove', { timeout: 60_000 })
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a guide that is kept opens without a connection, is replaced as a whole, and can be removed', async ({
  context,
  site,
  election,
}) => {
  const [, other, third] = election.languages ?? []
  test.skip(other === undefined, 'one language')
  const page = await context.newPage()
  await page.goto(`${site.address}${other}/`)
  await page.goto(site.address)
  await keep(page, site.address)

  site.disconnect()
  await page.reload()
  await expect(heading(page)).toContainText('first')
  await page.goto(`${site.address}#/candidates`)
  await expect(page).toHaveURL(`${site.address}candidates/`)
  await expect(heading(page)).toContainText('first')
  await page.goto(`${site.address}${other}/candidates/`)
  await expect(page.locator('html')).toHaveAttribute('lang', other!)
  for (const address of [third ? `${third}/` : [], 'nowhere/'].flat()) {
    await page.goto(site.address + address)
    await expect(heading(page)).toContainText('Not on this phone')
  }
  await page.goto(`${site.address}my-ballot/`)
  const { race } = contestedRace(election)
  const box = page.getByRole('region', { name: race.name }).first().getByRole('checkbox').first()
  await box.check({ force: true })
  await page.reload()
  await expect(box).toBeChecked()
  await expect(page.getByRole('button', { name: 'Print my ballot' })).toBeVisible()

  site.reconnect()
  site.deploy('second')
  await page.goto(site.address)
  await expect(heading(page)).toContainText('second')
  await expect(control(page)).toHaveText('On this phone, as of second. Remove', { timeout: 60_000 })
  site.disconnect()
  await page.goto(`${site.address}${other}/`)
  await expect(heading(page)).toContainText('second')

  await page.goto(site.address)
  await control(page).getByRole('button', { name: 'Remove' }).click()
  await expect(control(page)).toHaveText('Keep this guide on my phone')
  expect(await readKept(page)).toEqual([[], 0])
})

/** Names of the caches, and the number of workers. */
function readKept(page: Page) {
  return page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length])
}
