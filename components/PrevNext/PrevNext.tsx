import { phrases } from '@/lib/locale/phrases'
import { href } from '@/lib/paths'
import styles from './PrevNext.module.css'

/** The page before or after the current one. */
interface AdjacentPage {
  /** Path without the base path. */
  readonly path: string
  readonly name: string
}

interface Props {
  /** Name of the sequence, like "Candidates for City Council". */
  readonly label: string
  /** Kind of the pages of the sequence. */
  readonly kind: keyof typeof phrases.site.previous
  readonly previous?: AdjacentPage
  readonly next?: AdjacentPage
}

export function PrevNext({ label, kind, previous, next }: Props) {
  if (!previous && !next) return null
  return (
    <nav className={styles.nav} aria-label={label}>
      {previous ? (
        <a className={styles.link} href={href(previous.path)} rel="prev">
          <span className={styles.direction}>{phrases.site.previous[kind]}</span>{' '}
          <span data-link-text>{previous.name}</span>
        </a>
      ) : null}{' '}
      {next ? (
        <a className={`${styles.link} ${styles.next}`} href={href(next.path)} rel="next">
          <span className={styles.direction}>{phrases.site.next[kind]}</span> <span data-link-text>{next.name}</span>
        </a>
      ) : null}
    </nav>
  )
}
