/** The archived elections of a site. Tests are skipped on a site with one election. */
import type { Candidate, Election } from './support/election'
import { loadImages } from './support/loadImages'
import { expect, profilePath, test } from './support/site'

/** The newest archived election. Skips the test if there is none. */
function findArchived({ archive = [] }: Election) {
  const [archived] = archive
  test.skip(!archived, 'no archive')
  return archived!
}

const running = ({ withdrawn }: Candidate) => !withdrawn

test(
  'a reader goes from the list of elections through an archived one and back',
  { tag: '@content' },
  async ({ page, address, election }) => {
    const archived = findArchived(election)
    const { pathname: path } = new URL(archived.path, address)
    const elections = new URL('./elections/', address).pathname
    const { id, name } = archived.candidates.find(running)!
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto('./elections/')
    await page.locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await page.goto(`${archived.path}profile/${id}/`)
    await page.evaluate(loadImages)
    await page.getByText('Mark on my ballot', { exact: true }).first().click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My ballot' }).click()
    await expect(page).toHaveURL(`${path}my-ballot/`)
    await expect(page.getByRole('checkbox', { name, exact: true, checked: true })).toHaveCount(1)
    // Scripts, photographs and icons are at the root.
    const shared = /\/(?:_next\/static|img\/photos)\/|\/(?:favicon\.ico|icon\.svg)$/
    expect(requests.filter((url) => !url.startsWith(path) && url !== elections && !shared.test(url))).toEqual([])
    // The key has no path, so that marks stay when an election moves to the archive.
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => key.includes(archived.date))).toHaveLength(1)
    expect(keys.filter((key) => key.includes(path))).toEqual([])
    await page.getByRole('link', { name: 'Current election' }).click()
    await expect(page).toHaveURL(address)
  },
)

test(
  'old addresses lead to where a page lives now, without scripts, and wrong ones to the page of their election',
  { tag: '@content' },
  async ({ browser, address, election }) => {
    const archived = findArchived(election)
    const ids = new Set(election.candidates.map(({ id }) => id))
    const earlier = archived.candidates.filter(({ id }) => !ids.has(id)).slice(0, 1)
    const [later] = election.candidates
    const page = await browser.newPage({ baseURL: address, javaScriptEnabled: false })
    for (const [from, to] of [
      ...earlier.map((each) => [profilePath(each), archived.path + profilePath(each).slice(2)] as const),
      [`./${election.date}/profile/${later!.id}/`, profilePath(later!)],
    ] as const) {
      await page.goto(from)
      await expect(page).toHaveURL(new URL(to, address).href)
    }
    await page.close()
    const missing = await fetch(new URL(`${archived.path}nowhere/`, address))
    expect(missing.status).toBe(404)
    expect(await missing.text()).toContain(new URL(`${archived.path}candidates/`, address).pathname)
  },
)
