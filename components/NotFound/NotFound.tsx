import type { ReactNode } from 'react'
import { href, paths } from '@/lib/paths'
import { Oval } from '@/components/Oval/Oval'
import styles from './NotFound.module.css'

interface Props {
  /** Puts the name of what was asked for into the sentence, and offers the profile when a stance was asked for. */
  readonly script?: ReactNode
}

/** What every wrong address shows. Renders a heading and paragraphs. */
export function NotFound({ script }: Props) {
  return (
    <>
      <div className={styles.head}>
        <Oval />
      </div>
      <h1>Page not found</h1>
      <p data-asked suppressHydrationWarning>
        This guide has no page at this address.
      </p>
      <p>The address may be mistyped, or the link to it may be old.</p>
      <p data-asked-profile hidden suppressHydrationWarning>
        <a href={href(paths.candidates)} suppressHydrationWarning>
          Look for the profile
        </a>
      </p>
      {script}
      <p>
        <a href={href(paths.candidates)}>See all candidates</a>
      </p>
      <p>
        <a href={href(paths.home)}>Go to the first page</a>: when, where and how to vote
      </p>
    </>
  )
}
