/** Changes that the editor must not lose or overwrite: of another window or program, and before a crash. */
import { expect } from 'playwright/test'
import { findText, openCandidate, save } from './support/editorPage'
import { folder, test } from './support/project'

const ada = `data/${folder}/candidates/ada.yaml`

test('a change on disk is noticed, and both versions can be kept', async ({ page, project }) => {
  const { address } = await project.startEditor(folder)
  await openCandidate(page, address, 'Ada Byron')
  await findText(page, 'Name').fill('Ada Lovelace')
  project.replace(ada, 'party: N/A', 'party: Green')
  project.replace(ada, 'name: Ada Byron', 'name: Ada King')
  project.commit()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: /has changed on disk/ })).toBeVisible()
  expect(project.listChangedLines()).toEqual([])
  await page.getByRole('button', { name: 'Continue with these versions' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => project.listChangedLines()).toEqual(['-name: Ada King', '+name: Ada Lovelace'])
})

test('what a person types appears in their other window, and only one of them has to save it', async ({
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
  await save(other)
  expect(project.listChangedLines()).toEqual(['-name: Ada Byron', `+name: ${text}`])
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  // The first window continues with what the other has saved.
  await expect(page.getByRole('button', { name: 'Undo the last save' })).toBeVisible()
  await expect(findText(page, 'Name')).toHaveValue(text)
  await findText(page, 'Name').fill('Ada King')
  await save(page)
  expect(project.listChangedLines()).toEqual(['-name: Ada Byron', '+name: Ada King'])
})

test('a change that was saved in another browser is noticed before it is overwritten', async ({
  page,
  browser,
  project,
}) => {
  const { address } = await project.startEditor(folder)
  // Another context has another storage, as another browser has.
  const other = await (await browser.newContext()).newPage()
  await openCandidate(page, address, 'Ada Byron')
  await openCandidate(other, address, 'Ada Byron')
  await findText(page, 'Name').fill('Ada Lovelace')
  await findText(other, 'Name').fill('Ada King')
  await save(other)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const name = page.getByRole('group', { name: 'Name' })
  await expect(name.getByText('Ada King')).toBeVisible()
  await expect(name.getByText('Ada Lovelace')).toBeVisible()
  await name.getByRole('radio', { name: /^On disk/ }).check()
  await page.getByRole('button', { name: 'Continue with these versions' }).click()
  await expect(findText(page, 'Name')).toHaveValue('Ada King')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  expect(project.listChangedLines()).toEqual(['-name: Ada Byron', '+name: Ada King'])
  await other.context().close()
})

test('nothing typed is lost on a reload', async ({ page, project }) => {
  const { address } = await project.startEditor(folder)
  await openCandidate(page, address, 'Ada Byron')
  await findText(page, 'Name').fill('')
  await findText(page, 'Name').pressSequentially('Ada Lov')
  await page.reload()
  await expect(findText(page, 'Name')).toHaveValue('Ada Lov')
  await findText(page, 'Name').press('End')
  await findText(page, 'Name').pressSequentially('elace')
  await save(page)
  expect(project.listChangedLines()).toEqual(['-name: Ada Byron', '+name: Ada Lovelace'])
})

test('nothing typed is lost if the editor ends and starts again', async ({ page, project }) => {
  const editor = await project.startEditor(folder)
  await openCandidate(page, editor.address, 'Ada Byron')
  await findText(page, 'Name').fill('Ada Lovelace')
  await editor.kill()
  await findText(page, 'Name for sorting').fill('Lovelace, Ada')
  await page.getByRole('button', { name: 'Add a key stance' }).click()
  const stance = page.getByRole('group', { name: /^Key stance 3/ })
  await findText(stance, 'Title').fill('Night buses')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/The editor has stopped/).first()).toBeVisible()
  expect(project.listChangedLines()).toEqual([])
  const { address } = await project.startEditor(folder, editor.port)
  await openCandidate(page, address, 'Ada Lovelace')
  await expect(findText(page, 'Name for sorting')).toHaveValue('Lovelace, Ada')
  await expect(page.getByText(/^Key stance 3: Night buses/)).toBeVisible()
  await save(page)
  expect(project.read(ada)).toContain('Night buses')
  expect(project.listChangedLines()).toEqual(
    expect.arrayContaining(['-name: Ada Byron', '+name: Ada Lovelace', '+  - title: Night buses']),
  )
})
