import { entryPoint } from '@/lib/inline-scripts/bundleScript'

/** Script of the search field, which it must follow. Its argument is the candidates of each race. */
export const raceSearchScript = entryPoint<typeof import('./raceSearch.browser')>(
  'components/RaceIndex/raceSearch.browser.ts',
)
