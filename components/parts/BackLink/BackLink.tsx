import type { ReactNode } from 'react'
import { phrases } from '@/lib/locale/phrases'
import { isMirrored } from '@/lib/locale/direction'
import { href } from '@/lib/paths'
import styles from './BackLink.module.css'

interface Props {
  /** Path without the base path. */
  readonly path: string
  readonly children: ReactNode
}

export function BackLink({ path, children }: Props) {
  return (
    <nav aria-label={phrases.site.back}>
      <a className={styles.link} href={href(path)} data-target>
        <span aria-hidden="true">{isMirrored ? '→' : '←'}</span>
        <span data-link-text>{children}</span>
      </a>
    </nav>
  )
}
