import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import { InkOval } from '@/components/parts/InkOval/InkOval'
import { InlineScript } from '@/components/page/InlineScript/InlineScript'
import { noHtml } from '@/components/page/InlineScript/noHtml'
import styles from './MarkToggle.module.css'

const markToggleScript = defineEntryPoint<typeof import('./markToggle.browser')>(
  'components/ballot/MarkToggle/markToggle',
)

interface Props {
  /** The id of the race. */
  readonly contest: string
  /** The id of the candidate. */
  readonly choice: string
  /** Whose mark it is, if the page is about several races. */
  readonly name?: string
}

const { marks: text } = phrases
/** Text of the guide, which has no markup. */
const agreeHtml = { __html: text.agree }

/** Marks a candidate on the reader's own ballot. Keeps its place, but is invisible, until the script has started. */
export function MarkToggle({ contest, choice, name }: Props) {
  return (
    <p hidden data-screen suppressHydrationWarning>
      <label data-target>
        <input type="checkbox" name={contest} value={choice} aria-label={name && text.label({ name })} data-mark="" />
        <InkOval index={0} />
        {text.mark}
      </label>
    </p>
  )
}

/** Leads to the ranks of a race on the reader's own ballot, because one oval could not choose the rank. */
export function RankLink({ contest, name }: Pick<Props, 'contest' | 'name'>) {
  return (
    <p data-screen>
      <a href={href(`${paths.myBallot}#${contest}.heading`)} aria-label={name && text.rankLabel({ race: name })}>
        {text.rank}
      </a>
    </p>
  )
}

/** Where the script of a comparison puts an oval beside the name of a candidate. */
export function MarkPlace() {
  // oxlint-disable-next-line react/no-danger
  return <div data-oval suppressHydrationWarning dangerouslySetInnerHTML={noHtml} />
}

/** Where the script puts a box to tick if the reader agrees with the statement before it. On paper, a box for a pen. */
export function AgreePlace() {
  return (
    // oxlint-disable-next-line react/no-danger
    <p className={styles.agree} data-tick suppressHydrationWarning dangerouslySetInnerHTML={agreeHtml} />
  )
}

/** Starts the toggles before it, and fills the places with copies of its own. Once per page. */
export function MarkToggleScript({ storageKey }: { readonly storageKey: string }) {
  return (
    <>
      <ToggleTemplates />
      <InlineScript entry={markToggleScript} args={[storageKey]} />
    </>
  )
}

/** What the script copies: a box to tick and, in a race, an oval. */
export function ToggleTemplates({ contest }: Partial<Pick<Props, 'contest'>>) {
  return (
    <div hidden data-toggles suppressHydrationWarning>
      <label data-target>
        <input type="checkbox" data-mark="" />
        <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="M4 4h16v16H4z" />
          <path className={styles.tick} d="M7 11l4 6 9-15" />
        </svg>
        {text.agree}
      </label>
      {contest === undefined ? null : (
        <label data-target>
          <input type="checkbox" name={contest} aria-label={text.label({ name: '…' })} data-mark="" />
          <InkOval index={0} />
        </label>
      )}
    </div>
  )
}
