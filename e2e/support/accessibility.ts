import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * Violations that axe finds on a page.
 * @param extraRules rules that axe leaves off by default
 */
export async function accessibilityViolations(page: Page, extraRules: readonly string[] = []): Promise<string[]> {
  // The page's policy would block a script element.
  await page.evaluate(axeSource)
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
    const enabled = Object.fromEntries(rules.map((rule) => [rule, { enabled: true }]))
    const { violations } = await axe.run({ rules: enabled })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, extraRules)
}
