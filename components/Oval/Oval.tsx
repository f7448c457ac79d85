import styles from './Oval.module.css'

/**
 * The oval that voters fill in on the ballot. Decorative only. Empty unless an ancestor sets `--oval-fill`. Renders a
 * `<span>`.
 */
export function Oval() {
  return <span className={styles.oval} aria-hidden="true" />
}
