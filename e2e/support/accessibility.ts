import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** Contrast of 7 to 1. It finds all that the rule for 4.5 to 1 does. */
const contrast = 'color-contrast-enhanced'
/** Rules that are left out: a weaker one, and one that axe tries out, for which an outcome like “Passed” is a heading. */
const excludedRules = ['color-contrast', 'p-as-heading']

/** Violations of axe's rules, including most that are off by default. */
export function accessibilityViolations(page: Page): Promise<string[]> {
  return runAxe(page)
}

export function contrastViolations(page: Page): Promise<string[]> {
  return runAxe(page, [contrast])
}

/** Adds axe to a page. The page's policy would block a script element. */
export async function injectAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  // Without a result, which the browser would copy here.
  await page.evaluate(`void (() => {${axeSource}})()`)
}

async function runAxe(page: Page, only?: readonly string[]): Promise<string[]> {
  await injectAxe(page)
  return page.evaluate(
    async ([values, excluded]) => {
      const { axe } = window as unknown as {
        axe: {
          run: (options: object) => Promise<AxeResults>
          getRules: () => readonly { readonly ruleId: string }[]
        }
      }
      const rules = values ?? axe.getRules().flatMap(({ ruleId }) => (excluded.includes(ruleId) ? [] : ruleId))
      const { violations } = await axe.run({ runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [only, excludedRules] as const,
  )
}
