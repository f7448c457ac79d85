import { defineEntryPoint } from '@/lib/inline-scripts/bundleScript'
import { phrases } from '@/lib/locale/phrases'
import { InkOval } from '@/components/InkOval/InkOval'
import { InlineScript } from '@/components/InlineScript/InlineScript'

const markToggleScript = defineEntryPoint<typeof import('./markToggle.browser')>(
  'components/MarkToggle/markToggle.browser.ts',
)

interface Props {
  /** The id of the race. */
  readonly contest: string
  /** The id of the candidate. */
  readonly choice: string
  /** Whose mark it is, if the page is about several: the name of the candidate or of the race. */
  readonly name?: string
  /** True beside a name, where an oval without words is enough. */
  readonly isCompact?: boolean
}

const { marks: text } = phrases

/** Marks a candidate on the reader's own ballot. Keeps its place, but is invisible, until the script has started. */
export function MarkToggle({ contest, choice, name, isCompact = false }: Props) {
  return (
    <p hidden data-screen-only suppressHydrationWarning>
      <label data-target>
        <input type="checkbox" name={contest} value={choice} aria-label={name && text.label(name)} data-mark="" />
        <InkOval index={0} />
        {isCompact ? null : text.mark}
      </label>
    </p>
  )
}

/** Starts the toggles before it. Once per page. */
export function MarkToggleScript({ storageKey }: { readonly storageKey: string }) {
  return <InlineScript entry={markToggleScript} args={[storageKey]} />
}
