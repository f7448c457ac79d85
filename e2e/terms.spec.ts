import { expect, test } from './support/site'
import { listTexts, listUses } from './support/terms'

// The browser reports every script that it does not run.
test.use({ javaScriptEnabled: false, allowed: /^failed: .*\.js csp$/ })

test(
  'a word opens its definition without a script, and all definitions of the page print',
  { tag: '@content' },
  async ({ page, election, paths }) => {
    const pages = [...listTexts(election, paths)].map(([path, texts]) => ({ path, uses: listUses(election, texts) }))
    const { path, uses } = pages.toSorted((a, b) => b.uses.length - a.uses.length)[0]!
    test.skip(uses.length === 0, 'no text of the election has a term')
    await page.goto(path)
    const notes = page.getByRole('note').filter({ visible: true })
    await expect(notes).toHaveCount(0)
    const { words, term } = uses.at(-1)!
    await page.getByRole('button', { name: words, exact: true }).press('Enter')
    await expect(notes).toContainText(term.definition.trim())
    await page.keyboard.press('Escape')
    await expect(notes).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Words on this page' })).toBeVisible()
    await expect(notes).toHaveCount(uses.length)
  },
)
