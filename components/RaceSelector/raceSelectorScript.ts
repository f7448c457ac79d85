import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'

/** Script of the race buttons, which it must follow. Its arguments are the ids of the races, and the ballots of areas. */
export const raceSelectorScript = defineEntryPoint<typeof import('./raceSelector.browser')>(
  'components/RaceSelector/raceSelector.browser.ts',
)
