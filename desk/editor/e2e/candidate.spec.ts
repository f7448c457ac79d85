/** Editing a candidate with the mouse, while another program changes the file. */
import { expect, type Page } from 'playwright/test'
import { findText, openCandidate, save } from './support/editorPage'
import { folder, listComplaints, test, type Project } from './support/project'

const ada = `data/${folder}/candidates/ada.yaml`

test('a user drags a statement, and settles a conflict', async ({ page, project }) => {
  const complaints = listComplaints(page)
  const { address } = await project.startEditor(folder)
  await openCandidate(page, address, 'Ada Byron')
  await test.step('another order', () => dragStances(page))
  await test.step('a conflict', () => settleConflict(page, project))
  // Chromium reports the save that was refused.
  expect(complaints).toEqual([expect.stringContaining('409 (Conflict)')])
})

/** Drags the second statement above the first, which Escape cancels and Ctrl+Z undoes. */
async function dragStances(page: Page): Promise<void> {
  const summary = (name: string) => page.locator('summary').filter({ hasText: new RegExp(`^${name}`) })
  const drag = async () => {
    await summary('Key stance 2').scrollIntoViewIfNeeded()
    const [first, second] = await Promise.all([1, 2].map((number) => summary(`Key stance ${number}`).boundingBox()))
    const x = (first?.x ?? 0) - 15
    await page.mouse.move(x, (second?.y ?? 0) + 20)
    await page.mouse.down()
    await page.mouse.move(x, (first?.y ?? 0) + 5, { steps: 3 })
    await expect(page.locator('[data-drop]')).toHaveText(/^Key stance 1/)
  }
  await drag()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(summary('Key stance 1: Libraries')).toBeVisible()
  await drag()
  await page.mouse.up()
  await expect(summary('Key stance 1: Streets')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(summary('Key stance 1: Libraries')).toBeVisible()
}

/** The user keeps their own text, and takes another one from the disk. */
async function settleConflict(page: Page, project: Project): Promise<void> {
  await page.getByText('Key stance 1: Libraries').click()
  await findText(page, 'Text').fill('Said that the library should open every day.')
  project.replace(ada, 'on Sundays', 'on Mondays')
  project.replace(ada, 'Main Street', 'Main Square')
  project.commit()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: /was changed elsewhere/ })).toBeVisible()
  expect(project.listChangedLines()).toEqual([])
  await expect(page.getByText('Said that the library should open every day.')).toBeVisible()
  await expect(page.getByText('Said that the library should open on Mondays.')).toBeVisible()
  const text = page.getByRole('group', { name: /Key stance 1/ })
  await text.getByRole('radio', { name: /^Elsewhere/ }).check()
  await text.getByRole('radio', { name: /^Yours/ }).check()
  await page.getByRole('button', { name: 'Continue with these versions' }).click()
  await save(page)
  expect(project.listChangedLines()).toEqual([
    '-updated: 2017-10-21',
    expect.stringMatching(/^\+updated: /),
    '-      Said that the library should open on Mondays.',
    '+      Said that the library should open every day.',
  ])
  expect(project.read(ada)).toContain('Main Square')
}
