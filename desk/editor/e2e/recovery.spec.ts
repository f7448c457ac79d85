/** Changes that the editor must not lose or overwrite: of another window or program, and before a crash. */
import { expect } from 'playwright/test'
import { findText, openCandidate, save } from './support/editorPage'
import { folder, test } from './support/project'

test('what a user types appears in their other window, and only one of them has to save it', async ({
  page,
  context,
  project,
}) => {
  const { address } = await project.startEditor(folder)
  const other = await context.newPage()
  await openCandidate(page, address, 'Ada Byron')
  await openCandidate(other, address, 'Ada Byron')
  const text = 'Ada Lovelace, the Countess of Lovelace, who wrote the first program'
  await findText(page, 'Name').fill('')
  await findText(page, 'Name').pressSequentially(text)
  await expect(findText(other, 'Name')).toHaveValue(text)
  await expect(findText(page, 'Name')).toHaveValue(text)
  // Both windows at once.
  await Promise.all([
    findText(page, 'Name for sorting').pressSequentially('Countess '),
    findText(other, 'Place on the ballot').pressSequentially('12'),
  ])
  await expect(findText(other, 'Name for sorting')).toHaveValue('Countess Byron, Ada')
  await expect(findText(page, 'Place on the ballot')).toHaveValue('12')
  await save(other)
  expect(project.listChangedLines()).toEqual([
    '-name: Ada Byron',
    '-sortName: Byron, Ada # surname first',
    `+name: ${text}`,
    '+sortName: Countess Byron, Ada # surname first',
    '+ballotOrder: 12',
  ])
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  // The first window continues with what the other has saved.
  await expect(page.getByRole('button', { name: 'Undo the last save' })).toBeVisible()
  await expect(findText(page, 'Name')).toHaveValue(text)
  await findText(page, 'Name').fill('Ada King')
  await save(page)
  expect(project.listChangedLines()).toContain('+name: Ada King')
})

test('nothing typed is lost if the editor ends and starts again', async ({ page, project }) => {
  const editor = await project.startEditor(folder)
  await openCandidate(page, editor.address, 'Ada Byron')
  await findText(page, 'Name').fill('Ada Lovelace')
  await editor.kill()
  await findText(page, 'Name for sorting').fill('Lovelace, Ada')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The editor has stopped. Your changes are kept in this browser.').first()).toBeVisible()
  expect(project.listChangedLines()).toEqual([])
  const { address } = await project.startEditor(folder, editor.port)
  await openCandidate(page, address, 'Ada Lovelace')
  await expect(findText(page, 'Name for sorting')).toHaveValue('Lovelace, Ada')
  await save(page)
  expect(project.listChangedLines()).toEqual([
    '-name: Ada Byron',
    '-sortName: Byron, Ada # surname first',
    '+name: Ada Lovelace',
    '+sortName: Lovelace, Ada # surname first',
  ])
})
