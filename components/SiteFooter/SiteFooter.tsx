import { formatDate } from '@/lib/locale/dates'
import { href, paths } from '@/lib/paths'
import { ContactLink } from '@/components/ContactLink/ContactLink'
import styles from './SiteFooter.module.css'

interface Props {
  /** When what the page shows last changed, `YYYY-MM-DD`. */
  readonly updated: string
  /** Email or web address for corrections, where the guide has one. */
  readonly contact?: string
  /** Whether page views are counted. */
  readonly countsPageViews: boolean
}

/** Foot of every page: how fresh it is, how to correct it, and what it keeps. Renders a `<footer>`. */
export function SiteFooter({ updated, contact, countsPageViews }: Props) {
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
          {countsPageViews
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
