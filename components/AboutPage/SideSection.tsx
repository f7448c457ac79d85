import type { ReactNode } from 'react'
import styles from './AboutPage.module.css'

interface Props {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

export function SideSection({ id, title, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
