import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { Election } from '@/guide/fields/published'
import { ContactLink } from '@/components/parts/ContactLink/ContactLink'
import { Phrase } from '@/components/parts/Phrase/Phrase'
import shared from '@/components/page/Theme/Shared.module.css'
import section from '@/components/parts/Section/Section.module.css'
import styles from './Corrections.module.css'

interface Props {
  readonly corrections: Election['corrections']
  /** The meaning of N/A. */
  readonly unknownParty: string
  readonly contact?: string
  readonly feed?: string
  readonly names: ReadonlyMap<string, string>
}

export function Corrections({ corrections, unknownParty, contact, feed, names }: Props) {
  const text = phrases.site.corrections
  // Those of one day stay in the order of the file.
  const newestFirst = corrections.toSorted((a, b) => b.date.localeCompare(a.date))
  return (
    <>
      <h1>{text.title}</h1>
      <p>{text.policy}</p>
      <p>
        {contact ? (
          <Phrase text={text.suggest} parts={{ contact: <ContactLink contact={contact} /> }} />
        ) : (
          text.noContact
        )}
      </p>
      {feed ? (
        <p data-screen>
          <a href={feed}>{phrases.data.feed.link}</a>
        </p>
      ) : null}
      <h2 className={section.heading}>{text.past}</h2>
      {corrections.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <>
          {corrections.some(({ text: change }) => change.includes('N/A')) ? <p>{unknownParty}</p> : null}
          <ol className={styles.list}>
            {newestFirst.map((correction) => (
              <li key={`${correction.date} ${correction.text}`}>
                <time className={styles.date} data-note dateTime={correction.date}>
                  {formatDate(correction.date)}
                </time>{' '}
                {correction.candidate ? (
                  <a className={shared.strong} href={href(paths.profile(correction.candidate))}>
                    {names.get(correction.candidate)}
                  </a>
                ) : null}{' '}
                <p className={styles.text}>{correction.text}</p>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}
