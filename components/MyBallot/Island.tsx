import type { ReactNode } from 'react'

interface Props {
  /** Props of the client component. Plain values only. */
  readonly props: object
  /** The client component. */
  readonly children: ReactNode
}

/**
 * A client component with its props, so that the build can start React without the runtime of Next.js. Renders a `<div>`
 * and a `<script>` with JSON, which no browser runs.
 */
export function Island({ props, children }: Props) {
  // Safe: without `<`, no text can close the element early or keep it open.
  const json = JSON.stringify(props).replaceAll('<', String.raw`\u003c`)
  return (
    <>
      <div data-island>{children}</div>
      {/* oxlint-disable-next-line react/no-danger */}
      <script type="application/json" data-island-props dangerouslySetInnerHTML={{ __html: json }} />
    </>
  )
}
