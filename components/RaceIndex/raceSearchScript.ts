import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'

/** Script of the search field, which it must follow. Its arguments are the ids of groups and the names of candidates. */
export const raceSearchScript = defineEntryPoint<typeof import('./raceSearch.browser')>(
  'components/RaceIndex/raceSearch.browser.ts',
)
