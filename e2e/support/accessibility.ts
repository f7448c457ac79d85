import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** Contrast of 7 to 1, which axe leaves off by default. It finds all that the rule for 4.5 to 1 does. */
const contrast = 'color-contrast-enhanced'
const everyRule = { rules: { [contrast]: { enabled: true }, 'color-contrast': { enabled: false } } }

/** Violations that axe finds on a page, with a contrast of 7 to 1. */
export function accessibilityViolations(page: Page): Promise<string[]> {
  return runAxe(page, everyRule)
}

/** Text with a contrast of less than 7 to 1. */
export function contrastViolations(page: Page): Promise<string[]> {
  return runAxe(page, { runOnly: { type: 'rule', values: [contrast] } })
}

async function runAxe(page: Page, options: object): Promise<string[]> {
  // The page's policy would block a script element.
  await page.evaluate(axeSource)
  return page.evaluate(async (settings) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
    const { violations } = await axe.run({ ...settings, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, options)
}
