import { entryPoint } from '@/lib/inline-scripts/bundleScript'

/** Script of the race buttons. Belongs after them. Takes the ids of the races, the default first. */
export const raceSelectorScript = entryPoint<typeof import('./raceSelector.browser')>(
  'components/RaceSelector/raceSelector.browser.ts',
)
