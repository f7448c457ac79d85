import type { ReactNode } from 'react'
import styles from './Section.module.css'

interface Props {
  /** Of the heading. Unique on the page. */
  readonly id: string
  readonly heading: string
  readonly children: ReactNode
}

export function Section({ id, heading, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
