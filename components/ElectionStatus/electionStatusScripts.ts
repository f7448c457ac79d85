import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'

/** Script in the head that follows the reader's clock. Its argument is the schedule of the election. */
export const electionClockScript = defineEntryPoint<typeof import('./electionClock.browser')>(
  'components/ElectionStatus/electionClock.browser.ts',
)

/** Script of the row that states what is true now, which must be above it. Its argument is the sentences. */
export const electionStatusScript = defineEntryPoint<typeof import('./electionStatus.browser')>(
  'components/ElectionStatus/electionStatus.browser.ts',
)

/** Script that marks passed deadlines, which it must follow. */
export const passedDeadlinesScript = defineEntryPoint<typeof import('./passedDeadlines.browser')>(
  'components/ElectionStatus/passedDeadlines.browser.ts',
)
