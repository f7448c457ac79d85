import type { ReactNode } from 'react'

interface Props {
  /** Unique on the page. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A part of the page under an `h2`. Renders a `<section>`. */
export function Section({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
