import { InlineScript } from '@/components/InlineScript/InlineScript'
import type { Election } from '@/guide/fields/published'
import { describeStates } from './describeStates'
import { electionStatusScript } from './electionStatusScripts'

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
