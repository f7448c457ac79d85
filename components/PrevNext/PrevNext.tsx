import { phrases } from '@/lib/locale/phrases'
import { href } from '@/lib/paths'
import styles from './PrevNext.module.css'

interface AdjacentPage {
  /** Path without the base path. */
  readonly path: string
  readonly name: string
}

interface LinksProps<Item> {
  readonly kind: keyof typeof phrases.site.previous
  readonly previous?: Item
  readonly next?: Item
  readonly toPage: (item: Item) => AdjacentPage
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
  const renderLink = ({ path, name }: AdjacentPage, rel: string, direction: string, className: string | undefined) => (
    <a className={className} href={href(path)} rel={rel} {...areas}>
      <span className={styles.direction}>{direction}</span> <span data-link-text>{name}</span>
    </a>
  )
  return (
    <>
      {previous ? renderLink(toPage(previous), 'prev', before[kind], styles.link) : null}{' '}
      {next ? renderLink(toPage(next), 'next', after[kind], `${styles.link} ${styles.next}`) : null}{' '}
    </>
  )
}
