import styles from './Oval.module.css'

interface Props {
  readonly filled?: boolean
}

/** The oval that voters fill in on the ballot. Decorative only. */
export function Oval({ filled = false }: Props) {
  return <span className={filled ? `${styles.oval} ${styles.filled}` : styles.oval} aria-hidden="true" />
}
