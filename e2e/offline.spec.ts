/** Guides that readers keep on their devices. The site has a connection only while a test lets it. */
import type { Page } from 'playwright/test'
import { startDeployments, type Deployments } from './support/deployments'
import { contestedRace } from './support/contestedRace'
import { beginDownload, control, countFiles, keep, keepHere, readKept } from './support/keptGuide'
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
  await keepHere(page, [site.address, `${site.address}${other}/`])

  site.disconnect()
  await page.reload()
  await expect(heading(page)).toContainText('first')
  if (election.legacyRoutes) {
    await page.goto(`${site.address}#/candidates`)
    await expect(page).toHaveURL(`${site.address}candidates/`)
    await expect(heading(page)).toContainText('first')
  }
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
  await expect(control(page)).toHaveText(/^On this phone, as of second\. .*Remove$/, { timeout: 60_000 })
  site.disconnect()
  await page.goto(`${site.address}${other}/`)
  await expect(heading(page)).toContainText('second')

  await page.goto(site.address)
  await control(page).getByRole('button', { name: 'Remove' }).click()
  await expect(control(page)).toHaveText('Keep this guide on my phone')
  expect(await readKept(page)).toEqual([[], 0])
})

test(
  'a download that is cut off goes on with the next visit, and one of a new version leaves the old one',
  { tag: '@slow' },
  async ({ context, site }) => {
    const page = await context.newPage()
    await beginDownload(page, site.address, () => site.disconnect(300_000))
    await expect(control(page)).toContainText('The guide could not be stored', { timeout: 60_000 })
    site.reconnect()
    await page.reload()
    await expect(control(page)).toHaveText(/^On this phone, as of first\. .*Remove$/, { timeout: 60_000 })

    site.deploy('second')
    site.disconnect(300_000)
    await page.goto(site.address)
    await page.waitForTimeout(5000)
    for (const path of ['', 'my-ballot/', 'about/', 'candidates/']) {
      await page.goto(site.address + path)
      await expect(heading(page)).toContainText('first')
    }
    await page.goto(site.address)
    await expect(control(page)).toHaveText(/^On this phone, as of first\. .*Remove$/)
    site.reconnect()
    await page.goto(site.address)
    await expect(control(page)).toHaveText(/^On this phone, as of second\. .*Remove$/, { timeout: 60_000 })
  },
)

test(
  'without enough space, nothing is stored, or the old version stays whole',
  { tag: '@slow' },
  async ({ context, site }) => {
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    const limit = (quotaSize?: number) =>
      devTools.send('Storage.overrideQuotaForOrigin', {
        origin: new URL(site.address).origin,
        ...(quotaSize !== undefined && { quotaSize }),
      })
    await beginDownload(page, site.address, () => limit(300_000))
    await expect(control(page)).toContainText('This phone does not have enough free space', { timeout: 60_000 })
    expect(await readKept(page)).toEqual([[], 0])
    await limit()
    await page.reload()
    await keep(page, site.address)

    const before = await countFiles(page)
    await limit(1)
    site.deploy('second')
    await page.goto(site.address)
    await expect(control(page)).toHaveText(/^On this phone, as of first. There is not enough free space/, {
      timeout: 60_000,
    })
    // The mark is gone, by which the page knows the reason.
    expect(await countFiles(page)).toBe(before - 1)
    site.disconnect()
    await page.reload()
    await expect(heading(page)).toContainText('first')
  },
)

test('a guide whose files were deleted by hand is stored again', { tag: '@slow' }, async ({ context, site }) => {
  const page = await context.newPage()
  await keep(page, site.address)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.reload()
  await expect(heading(page)).toContainText('first')
  await expect.poll(() => countFiles(page), { timeout: 60_000 }).toBeGreaterThan(20)
  await expect(async () => {
    await page.reload()
    await expect(control(page)).toHaveText(/^On this phone, as of first\. .*Remove$/, { timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  site.disconnect()
  await page.reload()
  await expect(heading(page)).toContainText('first')
})

test(
  'a guide that was removed can be kept again at once, also in another tab, and the worker that removes guides leaves only marks',
  { tag: '@slow' },
  async ({ context, site }) => {
    const first = await context.newPage()
    await keep(first, site.address)
    await first.evaluate(() => localStorage.setItem('mark', 'x'))
    const remove = () => control(first).getByRole('button', { name: 'Remove' }).click()
    await remove()
    await keepHere(first, [site.address])
    await remove()
    await expect(control(first)).toHaveText('Keep this guide on my phone')
    const page = await context.newPage()
    await keep(page, site.address)
    site.disconnect()
    await page.reload()
    await expect(heading(page)).toContainText('first')
    site.reconnect()
    site.deploy('second', { removeKept: true })
    await page.reload()
    await expect.poll(() => readKept(page), { timeout: 60_000 }).toEqual([[], 0])
    await page.reload()
    expect(await readKept(page)).toEqual([[], 0])
    expect(await page.evaluate(() => localStorage.getItem('mark'))).toBe('x')
  },
)

test(
  'a page that is not complete within two seconds is shown as it is kept, and later pages are shown at once',
  { tag: '@slow' },
  async ({ context, site }) => {
    const page = await context.newPage()
    await keep(page, site.address)
    site.deploy('second')
    site.stall(1500)
    const start = Date.now()
    await page.goto(`${site.address}about/`, { waitUntil: 'domcontentloaded' })
    const first = Date.now() - start
    await expect(heading(page)).toContainText('first')
    const next = Date.now()
    await page.goto(`${site.address}candidates/`, { waitUntil: 'domcontentloaded' })
    expect(first).toBeGreaterThanOrEqual(1900)
    expect(Date.now() - next).toBeLessThan(first - 500)
  },
)

test(
  'a download that is canceled ends at once, even on a stalled connection, and leaves nothing',
  { tag: '@slow' },
  async ({ context, site }) => {
    const page = await context.newPage()
    const cancel = async () => {
      await control(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(control(page)).toHaveText('Keep this guide on my phone')
    }
    await beginDownload(page, site.address, () => site.stall(300_000))
    await expect.poll(() => countFiles(page)).toBeGreaterThan(5)
    await cancel()
    expect(await readKept(page)).toEqual([[], 0])
    site.reconnect()
    await page.reload()
    await expect(control(page)).toHaveText('Keep this guide on my phone')
    expect(await readKept(page)).toEqual([[], 0])

    // The page hears that its list is up to date, but the worker's script does not come to its end.
    await beginDownload(page, site.address, () => site.stall(1500))
    await expect.poll(() => countFiles(page)).toBe(1)
    await cancel()
    expect(await countFiles(page)).toBe(0)
    // Browsers remove a worker only once its request has ended.
    site.disconnect()
    site.reconnect()
    await page.reload()
    // The worker may have come meanwhile, and have opened an empty cache. The guide is then offered at once.
    await expect(control(page)).toHaveText(/^(?:Keep this guide on my phone$|The whole guide, as of first, takes )/)
    await expect.poll(() => countFiles(page)).toBe(0)
  },
)
