import { expect, test } from './support/site'

// The browser reports every script that it does not run.
test.use({ javaScriptEnabled: false, allowed: /^failed: .*\.js csp$/ })

test(
  'a word opens its definition without a script, and all definitions of the page print',
  { tag: '@content' },
  async ({ page, openPage, paths }) => {
    const counts = await Promise.all(paths.map(async (each) => (await openPage(each)).$('main [popover]').length))
    const count = Math.max(...counts)
    test.skip(count === 0, 'no text of the election has a term')
    const path = paths[counts.indexOf(count)]!
    await page.goto(path)
    const notes = page.getByRole('note').filter({ visible: true })
    await expect(notes).toHaveCount(0)
    await page.locator('main [popovertarget]').last().press('Enter')
    await expect(notes).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(notes).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Words on this page' })).toBeVisible()
    await expect(notes).toHaveCount(count)
  },
)
