/** Editing a candidate, from the form to the written files and the preview. */
import { expect, type Page } from 'playwright/test'
import { findNavigation, findPreview, findText, openCandidate, save } from './support/editorPage'
import { folder, listComplaints, test, type Project } from './support/project'

const ada = `data/${folder}/candidates/ada.yaml`

test('a user adds a statement, drags one, settles a conflict, and translates', async ({ page, project }) => {
  const complaints = listComplaints(page)
  const { address } = await project.startEditor(folder)
  await openCandidate(page, address, 'Ada Byron')
  await test.step('a new statement', () => addStatement(page))
  await test.step('another order', () => dragStances(page))
  await test.step('save', () => saveCandidate(page, project))
  await test.step('a conflict', () => settleConflict(page, project))
  await test.step('a translation', () => translate(page, project))
  // Chromium reports the save that was refused.
  expect(complaints).toEqual([expect.stringContaining('409 (Conflict)')])
})

async function addStatement(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a key stance' }).click()
  const stance = page.getByRole('group', { name: /^Key stance 3/ })
  await findText(stance, 'Title').fill('Night buses')
  await findText(stance, 'Text').fill('Said that buses should run until midnight.')
  await findText(stance, 'Date').fill('Oct 12, 2016')
  // By a word of its publisher.
  await stance.getByRole('combobox', { name: 'Add to sources' }).fill('radio')
  await page.getByRole('option', { name: /^Interview Town Radio/ }).click()
  await expect(findPreview(page).getByText('Night buses').first()).toBeVisible()
}

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

async function saveCandidate(page: Page, project: Project): Promise<void> {
  await save(page)
  const lines = project.listChangedLines()
  expect(lines.filter((line) => line.startsWith('-'))).toEqual(['-updated: 2017-10-21'])
  expect(lines).toEqual(expect.arrayContaining(['+  - title: Night buses', '+    date: 2016-10-12']))
  project.commit()
}

/** The user keeps their own text, and takes another one from the disk. */
async function settleConflict(page: Page, project: Project): Promise<void> {
  const stance = page.getByRole('group', { name: /^Key stance 3/ })
  await findText(stance, 'Text').fill('Said that buses should run until dawn.')
  project.replace(ada, 'until midnight', 'until noon')
  project.replace(ada, 'Main Street', 'Main Square')
  project.commit()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: /was changed elsewhere/ })).toBeVisible()
  expect(project.listChangedLines()).toEqual([])
  await expect(page.getByText('Said that buses should run until dawn.')).toBeVisible()
  await expect(page.getByText('Said that buses should run until noon.')).toBeVisible()
  const text = page.getByRole('group', { name: /Key stance 3/ })
  await text.getByRole('radio', { name: /^Elsewhere/ }).check()
  await text.getByRole('radio', { name: /^Yours/ }).check()
  await page.getByRole('button', { name: 'Continue with these versions' }).click()
  await save(page)
  expect(project.listChangedLines()).toEqual([
    '-    text: Said that buses should run until noon.',
    '+    text: Said that buses should run until dawn.',
  ])
  expect(project.read(ada)).toContain('Main Square')
}

/** The page of translations has a script of its own, which is loaded when it is opened. */
async function translate(page: Page, project: Project): Promise<void> {
  project.replace(`data/${folder}/election.yaml`, 'date:', 'languages: [en, es]\ndate:')
  project.commit()
  await page.reload()
  await findNavigation(page).getByRole('link', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Translations: Español')
  await findText(page, 'Translated by').fill('Ana Silva')
  const row = page.getByRole('article').filter({ has: page.getByText('Mayor', { exact: true }) })
  await findText(row, 'Translation').pressSequentially('Alcaldía')
  await expect(findText(row, 'Translation')).toHaveValue('Alcaldía')
  await save(page)
  expect(project.listChangedLines()).toEqual(
    expect.arrayContaining(['+by: Ana Silva', '+texts:', '+  - original: Mayor', '+    text: Alcaldía']),
  )
}
