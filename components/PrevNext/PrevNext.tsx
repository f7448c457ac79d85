import { phrases } from '@/lib/locale/phrases'
import { href } from '@/lib/paths'
import styles from './PrevNext.module.css'

interface AdjacentPage {
  /** Path without the base path. */
  readonly path: string
  readonly name: string
}

interface Props<Item> {
  readonly label: string
  readonly kind: keyof typeof phrases.site.previous
  readonly previous?: Item
  readonly next?: Item
  readonly toPage: (item: Item) => AdjacentPage
}

export function PrevNext<Item extends object>({ label, kind, previous, next, toPage }: Props<Item>) {
  if (!previous && !next) return null
  return (
    <nav className={styles.nav} aria-label={label}>
      {previous ? <AdjacentLink {...toPage(previous)} kind={kind} rel="prev" /> : null}{' '}
      {next ? <AdjacentLink {...toPage(next)} kind={kind} rel="next" /> : null}
    </nav>
  )
}

interface LinkProps extends AdjacentPage {
  readonly kind: keyof typeof phrases.site.previous
  readonly rel: 'prev' | 'next'
  /** Ids of the areas for which the link shows or does not show, separated by spaces. */
  readonly 'data-areas'?: string
  readonly 'data-except'?: string
}

export function AdjacentLink({ path, name, kind, rel, ...areas }: LinkProps) {
  const [directions, className] =
    rel === 'prev' ? [phrases.site.previous, styles.link] : [phrases.site.next, `${styles.link} ${styles.next}`]
  return (
    <a className={className} href={href(path)} rel={rel} {...areas}>
      <span className={styles.direction}>{directions[kind]}</span> <span data-link-text>{name}</span>
    </a>
  )
}
