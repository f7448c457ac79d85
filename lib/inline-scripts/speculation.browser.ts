/** Has the next page there before the reader asks for it. */
import type { Device } from './device'
import { speculationRules } from './speculationRules'

const BASE_PATH = process.env.BASE_PATH ?? ''

/** Puts the rules into the page; never for a reader who saves data. Browsers that do not know them pass them over. */
export function allowSpeculation(): void {
  const { connection } = navigator as Device
  if (connection?.saveData) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = speculationRules(BASE_PATH)
  document.head.append(rules)
}
