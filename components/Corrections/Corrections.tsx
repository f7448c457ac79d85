import { formatDate } from '@/lib/locale/dates'
import { href, paths } from '@/lib/paths'
import type { Election } from '@/data/schema/published'
import { ContactLink } from '@/components/ContactLink/ContactLink'

interface Props {
  readonly corrections: Election['corrections']
  /** Email or web address, where the guide has one. */
  readonly contact?: string
  /** Names of the candidates that corrections speak of, by id. */
  readonly names: ReadonlyMap<string, string>
}

/** How corrections are made, where to send one, and those made so far. Renders the page's `h1` and a list. */
export function Corrections({ corrections, contact, names }: Props) {
  return (
    <>
      <h1>Corrections</h1>
      <p>We mend a typo where it stands. When we change the substance of a page, we say here what changed, and when.</p>
      {contact ? (
        <p>
          Have you found a mistake? Write to <ContactLink contact={contact} />.
        </p>
      ) : (
        <p>This copy of the guide names no address for corrections. Please tell those who publish it.</p>
      )}
      <h2>Made so far</h2>
      {corrections.length === 0 ? (
        <p>None.</p>
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
