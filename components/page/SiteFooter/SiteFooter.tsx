import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { href, paths, siteHref } from '@/lib/paths'
import { ContactLink } from '@/components/parts/ContactLink/ContactLink'
import { hasLanguages, LanguageLinks } from '@/components/page/LanguageSelector/LanguageSelector'
import { Phrase } from '@/components/parts/Phrase/Phrase'
import { Share } from '@/components/parts/Share/Share'
import styles from './SiteFooter.module.css'
import { joinSentences } from '@/lib/locale/joinSentences'

interface Props {
  /** Path of the page without the base path and the language. Omitted for a page without an address of its own. */
  readonly path?: string
  /** Date of the last change to the page's content, `YYYY-MM-DD`. */
  readonly updated: string
  readonly contact?: string
  /** Email address or URL for corrections, if it is not the contact. */
  readonly correctionsContact?: string
  readonly pageViewsEnabled: boolean
  readonly hasOtherElections?: boolean
}

/** Footer of every page: date, links, share button, contact and privacy. */
export function SiteFooter({
  path = paths.home,
  updated,
  contact,
  correctionsContact = contact,
  pageViewsEnabled,
  hasOtherElections = false,
}: Props) {
  const text = phrases.site.footer
  return (
    <footer className={styles.footer}>
      <div className={styles.links}>
        <p>
          <Phrase text={text.updated} parts={{ date: <time dateTime={updated}>{formatDate(updated)}</time> }} />
        </p>
        <ul data-screen>
          {(['about', 'corrections', 'data'] as const).map((page) => (
            <li key={page}>
              <a href={href(paths[page])}>{page === 'about' ? phrases.about.title : text[page]}</a>
            </li>
          ))}
          {hasOtherElections ? (
            <li>
              <a href={siteHref(paths.elections)}>{phrases.elections.title}</a>
            </li>
          ) : null}
        </ul>
      </div>
      <Share />
      {hasLanguages ? (
        <p className={styles.languages} data-screen>
          <LanguageLinks path={path} />
        </p>
      ) : null}
      {correctionsContact ? (
        <p>
          <Phrase
            text={text.wrong}
            parts={{ suggest: <ContactLink contact={correctionsContact}>{text.suggest}</ContactLink> }}
          />{' '}
          {contact ? <Phrase text={text.contact} parts={{ contact: <ContactLink contact={contact} /> }} /> : null}
        </p>
      ) : null}
      <p data-screen>{joinSentences([text.privacy, pageViewsEnabled ? text.pageViews : text.noPageViews])}</p>
    </footer>
  )
}
