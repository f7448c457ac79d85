import type { ReactNode } from 'react'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import { Oval } from '@/components/Oval/Oval'
import styles from './SiteHeader.module.css'

interface Props {
  /** Title of the guide, shown in the logo. */
  readonly title: string
  /** What comes between the skip link and the bar. */
  readonly notice?: ReactNode
}

/** Skip link and navigation bar of every page. Renders a link and a `<header>`. */
export function SiteHeader({ title, notice }: Props) {
  return (
    <>
      <a className={styles.skip} href="#main">
        {phrases.site.header.skip}
      </a>
      {notice}
      <header className={styles.header}>
        <nav className={styles.nav} aria-label={phrases.site.header.navigation}>
          <a className={styles.logo} href={href(paths.home)}>
            <Oval />
            {title}
          </a>
          <a className={styles.link} href={href(paths.candidates)}>
            {phrases.site.header.candidates}
          </a>
        </nav>
      </header>
    </>
  )
}
