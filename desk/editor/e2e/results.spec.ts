/** An election night in the editor. */
import { expect } from 'playwright/test'
import { findText, save } from './support/editorPage'
import { folder, test } from './support/project'

test('a user types and pastes the votes of the races, and ticks who is elected', async ({ page, context, project }) => {
  const { address } = await project.startEditor(folder)
  await page.goto(address)
  await page.getByRole('link', { name: /^Enter results/ }).click()
  const elected = (name: string) => page.getByRole('checkbox', { name: `Elected, ${name}, City Council` })
  await findText(page, 'Votes, Ada Byron, City Council').fill('1,200')
  // Tab leads from the votes to the box beside them, and on to the votes of the next candidate.
  await page.keyboard.press('Tab')
  await expect(elected('Ada Byron')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1350')
  await elected('Bob Cole').click()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('Cy Dunn\t987\nDee Eaton\t1,204'))
  await findText(page, 'Votes, Cy Dunn, Mayor').click()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByText('Filled in 2 cells.')).toBeAttached()
  await save(page)
  expect(project.listChangedLines()).toEqual([
    '-    cityCouncil: [ada]',
    '+    cityCouncil: [bob]',
    '+  votes:',
    '+    cityCouncil:',
    '+      candidates:',
    '+        ada: 1200',
    '+        bob: 1350',
    '+    mayor:',
    '+      candidates:',
    '+        cy: 987',
    '+        dee: 1204',
  ])
})
