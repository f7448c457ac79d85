import type { Position, Stance } from '@/data/schema/published'
import { ShortCitations } from '@/components/SourceList/ShortCitations'
import { describeOrigin } from './describeStatement'
import styles from './Statement.module.css'

/** How and when a statement was made, its place in the source, and its sources. Renders `<p>`s and a `<ul>`. */
export function Origin({ statement }: { readonly statement: Stance | Position }) {
  const { locator, sources } = statement
  const origin = describeOrigin(statement)
  return (
    <>
      {origin ? <p className={styles.origin}>{origin}</p> : null}
      {locator ? <p className={styles.locator}>{locator}</p> : null}
      <ShortCitations sources={sources} />
    </>
  )
}
