import type { ReactNode } from 'react'
import { href, paths } from '@/lib/paths'
import { Oval } from '@/components/Oval/Oval'
import styles from './NotFound.module.css'

interface Props {
  /** Script that names the candidate and links to the profile if the address belongs to one. */
  readonly script?: ReactNode
}

/**
 * Content of the page for unknown addresses. Renders the page's `h1` and paragraphs. Page views recognize the page by
 * `data-not-found`.
 */
export function NotFound({ script }: Props) {
  return (
    <>
      <div className={styles.head}>
        <Oval />
      </div>
      <h1>Page not found</h1>
      <p data-not-found suppressHydrationWarning>
        This guide has no page at this address.
      </p>
      <p>The address may be mistyped, or the link to it may be old.</p>
      <p data-profile-link hidden suppressHydrationWarning>
        <a href={href(paths.candidates)} suppressHydrationWarning>
          See the profile
        </a>
      </p>
      {script}
      <p>
        <a href={href(paths.candidates)}>See all candidates</a>
      </p>
      <p>
        <a href={href(paths.home)}>Go to the home page</a>: when, where and how to vote
      </p>
    </>
  )
}
