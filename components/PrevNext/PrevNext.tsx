import { phrases } from '@/lib/locale/phrases'
import { href } from '@/lib/paths'
import styles from './PrevNext.module.css'

interface LinksProps<Item> {
  readonly kind: keyof typeof phrases.site.previous
  readonly previous?: Item
  readonly next?: Item
  /** Returns a path without the base path. */
  readonly toPage: (item: Item) => { readonly path: string; readonly name: string }
  /** Ids of the areas for which the links show or do not show, separated by spaces. */
  readonly areas?: Readonly<Partial<Record<'data-areas' | 'data-except', string>>>
}

export function PrevNext<Item extends object>({ label, ...links }: LinksProps<Item> & { readonly label: string }) {
  if (!links.previous && !links.next) return null
  return (
    <nav className={styles.nav} aria-label={label}>
      <AdjacentLinks {...links} />
    </nav>
  )
}

export function AdjacentLinks<Item extends object>({ kind, previous, next, toPage, areas }: LinksProps<Item>) {
  const { previous: before, next: after } = phrases.site
  const renderLink = (item: Item, rel: string, direction: string, className: string | undefined) => (
    <a className={className} href={href(toPage(item).path)} rel={rel} {...areas}>
      <span className={styles.direction}>{direction}</span> <span data-link-text>{toPage(item).name}</span>
    </a>
  )
  return (
    <>
      {previous ? renderLink(previous, 'prev', before[kind], styles.link) : null}{' '}
      {next ? renderLink(next, 'next', after[kind], `${styles.link} ${styles.next}`) : null}{' '}
    </>
  )
}
