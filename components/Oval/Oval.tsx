import styles from './Oval.module.css'

/**
 * The oval that a voter fills on the ballot: the site's one ornament, which says nothing that words do not. Empty,
 * unless what it stands in sets `--oval-fill`. Renders a `<span>`.
 */
export function Oval() {
  return <span className={styles.oval} aria-hidden="true" />
}
