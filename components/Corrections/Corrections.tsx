import { formatDate } from '@/lib/locale/dates'
import { href, paths } from '@/lib/paths'
import type { Election } from '@/data/schema/published'
import { ContactLink } from '@/components/ContactLink/ContactLink'

interface Props {
  readonly corrections: Election['corrections']
  /** Email address or URL, if the guide has one. */
  readonly contact?: string
  /** Candidates' names by id. */
  readonly names: ReadonlyMap<string, string>
}

/** The corrections policy, the contact for corrections, and past corrections. Renders the page's `h1` and sections. */
export function Corrections({ corrections, contact, names }: Props) {
  return (
    <>
      <h1>Corrections</h1>
      <p>We fix typos without a note. When we change the substance of a page, we list the change here with its date.</p>
      {contact ? (
        <p>
          Have you found a mistake? Write to <ContactLink contact={contact} />.
        </p>
      ) : (
        <p>This copy of the guide has no contact address for corrections. Please contact its publisher.</p>
      )}
      <h2>Past corrections</h2>
      {corrections.length === 0 ? (
        <p>No corrections so far.</p>
      ) : (
        <ul>
          {corrections.map(({ date, candidate, text }) => (
            <li key={`${date} ${text}`}>
              <time dateTime={date}>{formatDate(date)}</time>
              {candidate ? (
                <>
                  , <a href={href(paths.profile(candidate))}>{names.get(candidate)}</a>
                </>
              ) : null}
              : {text}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
