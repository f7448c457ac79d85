/** For tests: how often a property is tried. */

/** Returns the number of random values: few in `npm test`, and ten times as many in `npm run test:slow`. */
export function countRuns(few: number): number {
  return 'isSlowRun' in globalThis ? 10 * few : few
}
