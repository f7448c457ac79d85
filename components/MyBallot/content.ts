/** Props of the client component: plain values with their text, so that its bundle needs neither content nor phrases. */

import type { phrases } from '@/lib/locale/phrases'

export interface ContestContent {
  readonly id: string
  readonly title: string
  readonly localGroup?: string
  readonly instruction: string
  readonly about: readonly string[]
  /** Link to the page about a question. */
  readonly link?: { readonly href: string; readonly label: string }
  /** The most marks that count. 0 if there is no vote. */
  readonly limit: number
  /** Lines of the tally. The index is the number of marks. */
  readonly tally: readonly string[]
  readonly tooManyHelp: string
  readonly noteLabel: string
  readonly choices: readonly ChoiceContent[]
}

/** A candidate, or `yes` or `no` to a question. */
export interface ChoiceContent {
  readonly id: string
  readonly name: string
  readonly sortName: string
  readonly link?: { readonly href: string; readonly label: string }
  /** Like "Withdrew" or "Write-in". */
  readonly mark?: string
  readonly warning?: string
}

/** Text that does not depend on the election. */
export type BallotText = typeof phrases.myBallot.controls
