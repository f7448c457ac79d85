import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { href, paths, siteHref } from '@/lib/paths'
import { ContactLink } from '@/components/parts/ContactLink/ContactLink'
import type { HeaderProps } from '@/components/page/SiteHeader/SiteHeader'
import { hasLanguages, LanguageLinks } from '@/components/page/LanguageSelector/LanguageSelector'
import { Phrase } from '@/components/parts/Phrase/Phrase'
import { Share } from '@/components/parts/Share/Share'
import styles from './SiteFooter.module.css'
import { joinSentences } from '@/lib/locale/sentences'

export interface FooterProps extends Pick<HeaderProps, 'election' | 'site' | 'path'> {
  /** Date of the last change to the page's content, `YYYY-MM-DD`. */
  readonly updated: string
  /** Email address or URL for corrections of the page, if it is not the contact. */
  readonly correctionsContact?: string
  readonly pageViewsEnabled: boolean
}

export function SiteFooter({ election, site, path = paths.home, updated, pageViewsEnabled, ...props }: FooterProps) {
  const text = phrases.site.footer
  const contact = election.publisher?.contact
  const { correctionsContact = contact } = props
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
          {site ? (
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
