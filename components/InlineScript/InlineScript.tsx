import { bundleScript, type EntryPoint } from '@/lib/inline-scripts/bundleScript'

interface Props<Args extends readonly unknown[]> {
  readonly entry: EntryPoint<Args>
  readonly args: Args
}

/**
 * A small behavior that works without React. The script runs synchronously, before the preceding markup is painted.
 * Renders one `<script>`, marked `data-inline`.
 */
export function InlineScript<const Args extends readonly unknown[]>({ entry, args }: Props<Args>) {
  // The text is our own bundle; the bundler escapes what could close the element.
  // oxlint-disable-next-line react/no-danger
  return <script data-inline dangerouslySetInnerHTML={{ __html: bundleScript(entry, ...args) }} />
}
