import type { ReactNode } from 'react'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import { Oval } from '@/components/Oval/Oval'
import { Phrase } from '@/components/Phrase/Phrase'
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
  const text = phrases.site.notFound
  return (
    <>
      <div className={styles.head}>
        <Oval />
      </div>
      <h1>{text.title}</h1>
      <p data-not-found suppressHydrationWarning>
        {text.noPage}
      </p>
      <p>{text.reason}</p>
      <p data-profile-link hidden suppressHydrationWarning>
        <a href={href(paths.candidates)} suppressHydrationWarning>
          {text.profile}
        </a>
      </p>
      {script}
      <p>
        <a href={href(paths.candidates)}>{text.candidates}</a>
      </p>
      <p>
        <Phrase text={text.home} parts={{ link: <a href={href(paths.home)}>{text.homeLink}</a> }} />
      </p>
    </>
  )
}
