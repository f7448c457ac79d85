import type { ReactNode } from 'react'

interface Props {
  /** Id of the heading. */
  readonly id: string
  readonly heading: string
  readonly children: ReactNode
}

/** A part of a page. Renders a `<section>` under an `h2`. */
export function Section({ id, heading, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}
