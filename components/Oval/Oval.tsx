import styles from './Oval.module.css'

interface Props {
  /** True for an oval that is filled in. */
  readonly filled?: boolean
}

/** The oval that voters fill in on the ballot. Decorative only. Renders a `<span>`. */
export function Oval({ filled = false }: Props) {
  return <span className={filled ? `${styles.oval} ${styles.filled}` : styles.oval} aria-hidden="true" />
}
