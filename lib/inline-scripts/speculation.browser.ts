import type { Device } from './device'
import { buildSpeculationRules } from './speculationRules'
import { trustScript } from './trustScript'

const BASE_PATH = process.env.BASE_PATH ?? ''

/** Lets the browser prefetch likely next pages, unless the reader saves data. Browsers without support ignore it. */
export function addSpeculationRules(): void {
  const { connection } = navigator as Device
  if (connection?.saveData) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = trustScript(buildSpeculationRules(BASE_PATH))
  document.head.append(rules)
}
