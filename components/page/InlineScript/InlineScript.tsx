import { bundleScript, type EntryPoint } from '@/lib/inline-scripts/bundleScript'

interface Props<Args extends readonly unknown[]> {
  readonly entry: EntryPoint<Args>
  readonly args: Args
  /** True if the script loads data of this site. */
  readonly loadsData?: boolean
  /** True if the script may run later while the page is parsed. The build joins it to the last one. */
  readonly canWait?: boolean
}

/** A small behavior without React. The script runs synchronously, before the preceding markup is painted. */
export function InlineScript<const Args extends readonly unknown[]>({ entry, args, loadsData, canWait }: Props<Args>) {
  // Safe: bundleScript escapes text that would close the element early or keep it open.
  const html = { __html: bundleScript(entry, ...args) }
  // oxlint-disable-next-line react/no-danger
  return <script data-inline data-loads={loadsData} data-late={canWait} dangerouslySetInnerHTML={html} />
}
