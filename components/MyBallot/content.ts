/** Props of the client component: plain values with their texts, so that its bundle needs neither content nor phrases. */

import type { phrases } from '@/lib/locale/phrases'

/** A race or question, as texts. */
export interface ContestContent {
  readonly id: string
  readonly title: string
  /** The id of its group, if only some voters vote in it. */
  readonly localGroup?: string
  /** Line under the title. */
  readonly instruction: string
  /** Lines about the race. */
  readonly about: readonly string[]
  /** Link to the page about a question. */
  readonly link?: { readonly href: string; readonly label: string }
  /** The most marks that count. 0 if there is no vote. */
  readonly limit: number
  /** Texts of the tally. The index is the number of marks. */
  readonly tally: readonly string[]
  /** Advice after too many marks. */
  readonly tooManyHelp: string
  /** Accessible name of the note. */
  readonly noteLabel: string
  readonly choices: readonly ChoiceContent[]
}

/** A candidate, or `yes` or `no` to a question. */
export interface ChoiceContent {
  readonly id: string
  readonly name: string
  /** The name with the surname first. */
  readonly sortName: string
  /** Link to the page about the choice. */
  readonly link?: { readonly href: string; readonly label: string }
  /** Like "Withdrew" or "Write-in". */
  readonly mark?: string
  /** Warning if the choice is marked. */
  readonly warning?: string
}

/** Texts that do not depend on the election. */
export type BallotText = typeof phrases.myBallot.controls
