import { entryPoint } from '@/lib/inline-scripts/bundleScript'

/** Script of the race buttons, which it must follow. Its argument is the ids of the races, the default first. */
export const raceSelectorScript = entryPoint<typeof import('./raceSelector.browser')>(
  'components/RaceSelector/raceSelector.browser.ts',
)
