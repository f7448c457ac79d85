/** An election night in the editor. */
import { expect } from 'playwright/test'
import { findText, save } from './support/editorPage'
import { folder, test } from './support/project'

test('a user enters the votes of a race, and ticks who is elected', async ({ page, project }) => {
  const { address } = await project.startEditor(folder)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => location.assign('#/results'))
  const elected = (name: string) => page.getByRole('checkbox', { name: `Elected, ${name}, City Council` })
  await findText(page, 'Votes, Ada Byron, City Council').fill('1,200')
  // Tab leads from the votes to the box beside them, and on to the votes of the next candidate.
  await page.keyboard.press('Tab')
  await expect(elected('Ada Byron')).toBeFocused()
  await elected('Ada Byron').click()
  await page.keyboard.press('Tab')
  await page.keyboard.type('1350')
  await elected('Bob Cole').click()
  await save(page)
  expect(project.listChangedLines()).toEqual([
    '-    cityCouncil: [ada]',
    '+    cityCouncil: [bob]',
    '+  votes:',
    '+    cityCouncil:',
    '+      candidates:',
    '+        ada: 1200',
    '+        bob: 1350',
  ])
})
