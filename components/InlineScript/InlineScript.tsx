import { bundleScript, type EntryPoint } from '@/lib/inline-scripts/bundleScript'

interface Props<Args extends readonly unknown[]> {
  readonly entry: EntryPoint<Args>
  readonly args: Args
  /** True if the script loads data of this site. */
  readonly loadsData?: boolean
  /** True if the script does nothing before the page has loaded. The build joins it to another one. */
  readonly waitsForLoad?: boolean
}

/** A small behavior without React. The script runs synchronously, before the preceding markup is painted. */
export function InlineScript<const Args extends readonly unknown[]>({ entry, args, loadsData, waitsForLoad }: Props<Args>) {
  // Safe: bundleScript escapes text that would close the element early or keep it open.
  const html = { __html: bundleScript(entry, ...args) }
  // oxlint-disable-next-line react/no-danger
  return <script data-inline data-loads={loadsData} data-late={waitsForLoad} dangerouslySetInnerHTML={html} />
}
