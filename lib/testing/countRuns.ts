/**
 * Returns the number of random values: few in `npm test`, and many in `npm run test:slow`, which finds the files that call
 * it. fast-check prints the seed of a failure.
 */
export function countRuns(few: number, many = 10 * few): number {
  return 'isSlowRun' in globalThis ? many : few
}
