import type { ReactNode } from 'react'
import { href } from '@/lib/paths'
import styles from './Ballot.module.css'

interface Props {
  readonly path?: string
  readonly name: ReactNode
  /** Second line under the name. */
  readonly mark?: string
  /** Content at the end of the row. */
  readonly aside?: ReactNode
  readonly localGroup?: string
}

export function BallotRow({ path, name, mark, aside, localGroup }: Props) {
  const content = (
    <>
      <span className={styles.name}>
        {name}
        {mark ? <small> {mark}</small> : null}
      </span>
      {aside === undefined ? null : <span className={styles.aside}> {aside}</span>}
    </>
  )
  return (
    <li data-group={localGroup}>
      {path === undefined ? (
        <span className={styles.row}>{content}</span>
      ) : (
        <a className={styles.row} href={href(path)}>
          {content}
        </a>
      )}
    </li>
  )
}
