/** A new candidate with everything that a guide has about them. */
import { expect, type Page } from 'playwright/test'
import { createPhonePhoto } from '@/build/images/testing/testImages'
import { findText, save } from './support/editorPage'
import { folder, listComplaints, test } from './support/project'
import { countClicks, enter, expectAccepted, laptop, look, phone } from './support/story'

const stances = [
  ['Night buses', 'Said that buses should run until midnight.', 'Bus forum', 'www.anytown.org/forum'],
  ['A new library', 'Wants a library on Main Street.', 'Library survey', 'anytown.org/survey?year=2023'],
  ['Lower fees', 'Voted against higher fees for parking.', 'Minutes of October 12', 'anytown.org/minutes.pdf'],
] as const

// A story waits for many previews, which take long on a busy machine.
test.setTimeout(300_000)

for (const viewport of [laptop, phone])
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('a user enters a new candidate with a photograph and three stances', async ({ page, project }) => {
      const complaints = listComplaints(page)
      const clicks = await countClicks(page)
      const { address } = await project.startEditor(folder)
      await page.goto(address)
      await look(page, 'start')
      await page.getByRole('link', { name: /^Change a candidate/ }).click()
      await look(page, 'candidates')
      await page.getByRole('link', { name: 'New candidate for City Council' }).click()
      await look(page, 'new-candidate')
      await enter(findText(page, 'Name'), 'Maria Lopez')
      await enter(page.getByRole('combobox', { name: 'Add to sources' }), 'notice')
      await look(page, 'known-source')
      await page.getByRole('option', { name: /^Notice of election/ }).click()
      await look(page, 'named')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maria Lopez')
      await look(page, 'candidate')
      for (const [title, text, source, url] of stances) await addStance(page, title, text, source, url)
      await page.getByRole('heading', { name: 'Photograph' }).click()
      const buffer = await createPhonePhoto(1000, 1500)
      await page
        .getByRole('button', { name: 'Photograph' })
        .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer })
      await expect(page.getByRole('button', { name: 'Remove the photograph' })).toBeVisible()
      await look(page, 'photograph')
      await save(page)
      await look(page, 'saved')
      const text = project.read(`data/${folder}/candidates/lopez.yaml`)
      for (const [title] of stances) expect(text).toContain(`title: ${title}`)
      expect(text.match(/date: 2016-10-12/g)).toHaveLength(stances.length)
      const sources = project.read(`data/${folder}/sources.yaml`)
      for (const [, , , url] of stances) expect(sources).toContain(`url: https://${url}`)
      await expectAccepted(project, folder)
      expect(clicks()).toBeLessThan(60)
      expect(complaints).toEqual([])
    })
  })

async function addStance(page: Page, title: string, text: string, source: string, url: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a key stance' }).click()
  const stance = page.getByRole('group', { name: /^Key stance/ }).last()
  await look(page, `empty-${title.replaceAll(' ', '-')}`)
  await findText(stance, 'Title').fill(title)
  await enter(findText(stance, 'Text'), text)
  await enter(findText(stance, 'Date').first(), '10/12/2016')
  await enter(stance.getByRole('combobox', { name: 'Add to sources' }), source)
  await page.getByRole('option', { name: `New source: ${source}` }).click()
  const fields = page.getByRole('group', { name: `New source: ${source}` })
  await look(page, `source-${title.replaceAll(' ', '-')}`)
  await enter(findText(fields, 'Publisher'), 'City of Anytown')
  await enter(findText(fields, 'Web address'), url)
  await enter(findText(fields, 'Date'), '10/12/2016')
  await look(page, `filled-${title.replaceAll(' ', '-')}`)
}
