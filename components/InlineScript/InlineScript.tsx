import { bundleScript } from '@/lib/inline-scripts/bundleScript'

interface Props {
  /** The module that runs, from the project's folder. Its name ends in `.browser.ts`. */
  readonly entry: string
  /** What is put in for names in the module. */
  readonly values?: Readonly<Record<string, unknown>>
}

/**
 * A small behavior that a page has without React. It acts where it stands, on what stands before it, so before that
 * is painted or as good as. Renders one `<script>`, marked as our own.
 */
export function InlineScript({ entry, values }: Props) {
  // The text is our own bundle; the bundler escapes what could end the element.
  // oxlint-disable-next-line react/no-danger
  return <script data-inline dangerouslySetInnerHTML={{ __html: bundleScript(entry, values) }} />
}
