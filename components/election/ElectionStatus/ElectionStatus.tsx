import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import type { Election } from '@/guide/fields/published'
import { describeStates } from './describeStates'
import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'

const electionStatusScript = defineEntryPoint<typeof import('./electionStatus.browser')>(
  'components/election/ElectionStatus/electionStatus.browser.ts',
)

/** Script that marks passed deadlines, which it must follow. */
export const passedDeadlinesScript = defineEntryPoint<typeof import('./passedDeadlines.browser')>(
  'components/election/ElectionStatus/passedDeadlines.browser.ts',
)

/** A fact about the election that is true now, like when the polls close, in a row of a `<dl>`. */
export function ElectionStatus() {
  return (
    // The script may fill the row before React hydrates the page.
    <div hidden data-election-status data-screen suppressHydrationWarning>
      <dt suppressHydrationWarning>{/* Filled by the script. */ ''}</dt>
      <dd suppressHydrationWarning>{/* Filled by the script. */ ''}</dd>
    </div>
  )
}

interface Props {
  readonly election: Election
  /** The deadline that closes registration for everyone, if known. */
  readonly registration?: Pick<Election['when']['deadlines'][number], 'date' | 'time'>
}

/**
 * Fills the row of `ElectionStatus`. Must follow the whole block that contains the row: browsers may paint after a
 * script, and the rest of the block would shift it.
 */
export function ElectionStatusScript({ election, registration }: Props) {
  return <InlineScript entry={electionStatusScript} args={[describeStates(election, registration)]} />
}
