import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import { ContactLink } from '@/components/ContactLink/ContactLink'
import { Phrase } from '@/components/Phrase/Phrase'
import styles from './SiteFooter.module.css'

interface Props {
  /** Date of the last change to the page's content, `YYYY-MM-DD`. */
  readonly updated: string
  /** Email address or URL of the publisher, if the guide has one. */
  readonly contact?: string
  /** Email address or URL for corrections, if it is not the contact. */
  readonly correctionsContact?: string
  /** True if page views are counted. */
  readonly pageViewsEnabled: boolean
}

/** Footer of every page: date, corrections, contact, privacy and open data. Renders a `<footer>`. */
export function SiteFooter({ updated, contact, correctionsContact = contact, pageViewsEnabled }: Props) {
  const text = phrases.site.footer
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>
          <Phrase text={text.updated} parts={{ date: <time dateTime={updated}>{formatDate(updated)}</time> }} />
        </p>
        <p>
          <Phrase
            text={correctionsContact === undefined ? text.wrong : text.wrongOrSuggest}
            parts={{
              corrections: <a href={href(paths.corrections)}>{text.corrections}</a>,
              suggest: correctionsContact && <ContactLink contact={correctionsContact}>{text.suggest}</ContactLink>,
            }}
          />
        </p>
        {contact ? (
          <p>
            <Phrase text={text.contact} parts={{ contact: <ContactLink contact={contact} /> }} />
          </p>
        ) : null}
        <p data-screen-only>
          {text.privacy} {pageViewsEnabled ? text.pageViews : text.noPageViews}
        </p>
        <p data-screen-only>
          <Phrase text={text.reuse} parts={{ data: <a href={href(paths.openData)}>{text.data}</a> }} />
        </p>
      </div>
    </footer>
  )
}
