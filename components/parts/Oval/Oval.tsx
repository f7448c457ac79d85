import styles from './Oval.module.css'

/** The oval that voters fill in on the ballot. Decorative only. */
export function Oval({ filled = false }: { readonly filled?: boolean }) {
  return <span className={filled ? `${styles.oval} ${styles.filled}` : styles.oval} aria-hidden="true" />
}
