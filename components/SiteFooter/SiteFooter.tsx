import { formatDate } from '@/lib/locale/dates'
import { href, paths } from '@/lib/paths'
import { ContactLink } from '@/components/ContactLink/ContactLink'
import styles from './SiteFooter.module.css'

interface Props {
  /** Date of the last change to the page's content, `YYYY-MM-DD`. */
  readonly updated: string
  /** Email address or URL for corrections, if the guide has one. */
  readonly contact?: string
  /** True if page views are counted. */
  readonly pageViewsEnabled: boolean
}

/** Footer of every page: date, corrections, privacy and open data. Renders a `<footer>`. */
export function SiteFooter({ updated, contact, pageViewsEnabled }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>
          Last updated <time dateTime={updated}>{formatDate(updated)}</time>.
        </p>
        <p>
          Is something wrong? See <a href={href(paths.corrections)}>corrections</a>
          {contact ? (
            <>
              {' '}
              or write to <ContactLink contact={contact} />
            </>
          ) : null}
          .
        </p>
        <p data-screen-only>
          This site asks for no address and no account. The race you choose is kept on your device only.{' '}
          {pageViewsEnabled
            ? 'Page views are counted with Google Analytics, which may store cookies. Nothing is counted when your browser sends Global Privacy Control or Do Not Track.'
            : 'It sets no cookies and counts no visits.'}
        </p>
        <p data-screen-only>
          Reuse the data: <a href={href(paths.openData)}>candidates as JSON</a>.
        </p>
      </div>
    </footer>
  )
}
