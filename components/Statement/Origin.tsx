import type { Position, Stance } from '@/guide/fields/published'
import { ShortCitations } from '@/components/SourceList/ShortCitations'
import { describeOrigin } from './describeStatement'
import styles from './Statement.module.css'

interface Props {
  readonly statement: Stance | Position
}

/** The kind and date of a statement, its place in the first source, and its sources. */
export function Origin({ statement }: Props) {
  const { locator, sources } = statement
  const origin = describeOrigin(statement)
  return (
    <>
      {origin ? <p className={styles.origin}>{origin}</p> : null}
      {locator ? <p className={styles.locator}>{locator}</p> : null}
      <ShortCitations sources={sources} foldsOthers />
    </>
  )
}
