import { expect, type Page } from 'playwright/test'
import type { KeptFiles } from '@/lib/offline'

/** What keeps the guide, on the pages that have it. */
export const control = (page: Page) => page.locator('[data-keep]')

export async function keep(page: Page, address: string) {
  await page.goto(address)
  await keepHere(page, [address])
}

/** @param visited home pages of the languages that this tab has shown */
export async function keepHere(page: Page, visited: readonly string[]) {
  const lists = await Promise.all(visited.map((home) => page.request.get(`${home}offline.json`)))
  const files = await Promise.all(lists.map(async (list) => (await list.json()) as KeptFiles))
  const bytes = files.reduce((total, list) => total + list.bytes, 0)
  const size = (bytes / 1e6).toFixed(1).replace('.0', '')
  await control(page).getByRole('button', { name: 'Keep this guide on my phone' }).click()
  await expect(control(page)).toContainText(`The whole guide, as of first, takes ${size} MB`)
  await control(page).getByRole('button', { name: 'Keep it' }).click()
  await expect(control(page)).toHaveText(/^On this phone, as of first\. .*Remove$/, { timeout: 60_000 })
}

/** Starts a download that `limit` disturbs. */
export async function beginDownload(page: Page, address: string, limit: () => unknown) {
  await page.goto(address)
  await control(page).getByRole('button', { name: 'Keep this guide on my phone' }).click()
  await limit()
  await control(page).getByRole('button', { name: 'Keep it' }).click()
}

/** Names of the caches, and the number of workers. */
export function readKept(page: Page) {
  return page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length])
}

export function countFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length)
    return (await Promise.all(caching)).reduce((total, count) => total + count, 0)
  })
}
