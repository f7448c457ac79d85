import type { ReactNode } from 'react'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import ballot from '@/components/Ballot/Ballot.module.css'
import { Oval } from '@/components/Oval/Oval'
import styles from './NotFound.module.css'

interface Props {
  /** Script that names the candidate and links to the profile if the address belongs to one. */
  readonly script?: ReactNode
}

/** Content of the page for unknown addresses. Page views recognize the page by `data-not-found`. */
export function NotFound({ script }: Props) {
  const text = phrases.site.notFound
  return (
    <>
      <h1>{text.title}</h1>
      <p className={styles.reason} data-not-found suppressHydrationWarning>
        {text.noPage}
      </p>
      <p>{text.reason}</p>
      <div className={styles.links}>
        <p data-profile-link hidden suppressHydrationWarning>
          <Oval />
          <a className={ballot.row} href={href(paths.candidates)} suppressHydrationWarning>
            {text.profile}
          </a>
        </p>
        {script}
        <p>
          <Oval />
          <a className={ballot.row} href={href(paths.candidates)}>
            {text.candidates}
          </a>
        </p>
        <p>
          <Oval />
          <a className={ballot.row} href={href(paths.home)}>
            {text.home}
          </a>
        </p>
      </div>
    </>
  )
}
