import { phrases } from '@/lib/locale/phrases'

interface Props {
  /** The instant at which the deadline passes, in milliseconds since 1970. */
  readonly passes: number
  /** True once the election has results, so every deadline has passed. */
  readonly isOver: boolean
}

/** Marks a deadline as passed: always once the election is over, otherwise when the reader's clock says so. */
export function PassedMark({ passes, isOver }: Props) {
  if (isOver) return <span> {phrases.status.passed}</span>
  return (
    <span hidden data-passes={passes} data-screen-only suppressHydrationWarning>
      {' '}
      {phrases.status.passed}
    </span>
  )
}
