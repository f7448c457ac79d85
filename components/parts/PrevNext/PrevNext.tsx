import { phrases } from '@/lib/locale/phrases'
import { href } from '@/lib/paths'
import styles from './PrevNext.module.css'

interface Props<Item> {
  readonly label: string
  readonly kind: keyof typeof phrases.site.previous
  readonly previous?: Item
  readonly next?: Item
  /** Returns a path without the base path. */
  readonly toPage: (item: Item) => { readonly path: string; readonly name: string }
}

export function PrevNext<Item extends object>({ label, kind, previous, next, toPage }: Props<Item>) {
  const { previous: before, next: after } = phrases.site
  const renderLink = (item: Item, rel: string, direction: string, className: string | undefined) => (
    <a className={className} href={href(toPage(item).path)} rel={rel}>
      <span className={styles.direction}>{direction}</span> <span data-link-text>{toPage(item).name}</span>
    </a>
  )
  if (!previous && !next) return null
  return (
    <nav className={styles.nav} aria-label={label}>
      {previous ? renderLink(previous, 'prev', before[kind], styles.link) : null}{' '}
      {next ? renderLink(next, 'next', after[kind], `${styles.link} ${styles.next}`) : null}
    </nav>
  )
}
