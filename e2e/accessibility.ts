/** What axe has to say of a page. */
import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** @param more rules to check that axe leaves off by itself */
export async function accessibilityProblems(page: Page, more: string[] = []): Promise<string[]> {
  // Not as a script of the page, which its policy would refuse.
  await page.evaluate(axeSource)
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
    const enabled = Object.fromEntries(rules.map((rule) => [rule, { enabled: true }]))
    const { violations } = await axe.run({ rules: enabled })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, more)
}
