import { href } from '@/lib/paths'
import styles from './PrevNext.module.css'

/** One end of the pair: where it leads and what stands there. */
export interface Neighbour {
  /** Path without the base path. */
  readonly path: string
  readonly name: string
}

interface Props {
  /** What the reader moves among, like "Candidates for City Council". */
  readonly label: string
  /** What one of them is called, like "candidate". */
  readonly kind: string
  readonly previous?: Neighbour
  readonly next?: Neighbour
}

/** The way to what stands before and after. Renders a `<nav>`; nothing where there is neither. */
export function PrevNext({ label, kind, previous, next }: Props) {
  if (!previous && !next) return null
  return (
    <nav className={styles.nav} aria-label={label}>
      {previous ? (
        <a className={styles.link} href={href(previous.path)} rel="prev">
          <span className={styles.way}>Previous {kind}</span> <span data-words>{previous.name}</span>
        </a>
      ) : null}
      {next ? (
        <a className={`${styles.link} ${styles.next}`} href={href(next.path)} rel="next">
          <span className={styles.way}>Next {kind}</span> <span data-words>{next.name}</span>
        </a>
      ) : null}
    </nav>
  )
}
