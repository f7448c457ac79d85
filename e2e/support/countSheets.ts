import type { Page } from 'playwright/test'
import { loadImages } from './loadImages'

/** Number of sheets on which a page prints, by default letter paper without margins. */
export async function countSheets(
  page: Page,
  options: Parameters<Page['pdf']>[0] = { format: 'Letter' },
): Promise<number> {
  await page.evaluate(loadImages)
  const pdf = await page.pdf(options)
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}
