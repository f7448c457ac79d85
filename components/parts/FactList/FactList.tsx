import type { ReactNode } from 'react'
import styles from './FactList.module.css'

interface Props {
  /** `cells`: next to each other, each label above its fact. `rows`: below each other, each label beside its fact. */
  readonly layout: 'cells' | 'rows'
  /** Elements `FactRow`. */
  readonly children: ReactNode
}

export function FactList({ layout, children }: Props) {
  return <dl className={styles[layout]}>{children}</dl>
}

interface RowProps {
  readonly id?: string
  readonly label: ReactNode
  readonly children: ReactNode
  /** Smaller text below the fact. */
  readonly detail?: ReactNode
}

export function FactRow({ id, label, children, detail = null }: RowProps) {
  return (
    <div id={id}>
      <dt>{label}</dt>
      <dd>
        {children}
        {detail === null ? null : (
          <span className={styles.detail} data-note>
            {' '}
            {detail}
          </span>
        )}
      </dd>
    </div>
  )
}
