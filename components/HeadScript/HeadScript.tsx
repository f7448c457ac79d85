import { bundleHead } from './bundleHead'

interface Props {
  /** Ids of the races, the default first. */
  readonly raceIds: readonly string[]
  /** Log navigation to the console. */
  readonly debug: boolean
}

/**
 * The small behaviours every page has without React, inlined into the head so that they act before anything is
 * painted. Renders one `<script>`.
 */
export function HeadScript({ raceIds, debug }: Props) {
  // The text is our own bundle; the bundler escapes what could end the element.
  // oxlint-disable-next-line react/no-danger
  return <script dangerouslySetInnerHTML={{ __html: bundleHead(raceIds, debug) }} />
}
