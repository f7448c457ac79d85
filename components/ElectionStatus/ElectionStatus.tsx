import { InlineScript } from '@/components/InlineScript/InlineScript'
import type { Election } from '@/data/schema/published'
import { describeStatus } from './describeStatus'
import { electionStatusScript } from './electionStatusScripts'

interface Props {
  readonly election: Election
  /** The deadline that closes registration for everyone, if known. */
  readonly registration?: Pick<Election['when']['deadlines'][number], 'date' | 'time'>
}

/**
 * What is true about the election now, like "Polls are open". Renders a `<div>` of a `<dl>` and its script. The row is
 * hidden without JavaScript and in print. Renders nothing if there are results.
 */
export function ElectionStatus({ election, registration }: Props) {
  if (election.results) return null
  return (
    <>
      {/* The script may fill the row before React hydrates the page. */}
      <div hidden data-election-status data-screen-only suppressHydrationWarning>
        <dt suppressHydrationWarning>{/* Filled by the script. */ ''}</dt>
        <dd suppressHydrationWarning>{/* Filled by the script. */ ''}</dd>
      </div>
      <InlineScript entry={electionStatusScript} args={[describeStatus(election, registration)]} />
    </>
  )
}
