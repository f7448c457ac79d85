import { formatHours, formatLongDate, formatSourceDate, formatTime, formatTimeZone } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import type { ElectionEvent, Race } from '@/guide/fields/published'
import { Section } from '@/components/parts/Section/Section'

const { events: text } = phrases.races

interface EventsProps {
  readonly events: readonly ElectionEvent[]
  /** Of the times, like America/New_York. */
  readonly timeZone: string
}

/** Events with candidates, in the order in which they happen. */
export function RaceEvents({ events, timeZone }: EventsProps) {
  if (events.length === 0) return null
  return (
    <Section id="facts.events" heading={text.heading}>
      <ul data-list>
        {events.map(({ name, date, starts, ends, place, url, canceled }) => (
          <li key={`${name} ${date} ${starts}`}>
            <p>
              {canceled ? <b>{text.canceled}</b> : null} {url ? <a href={url}>{name}</a> : name}
            </p>
            <p>
              <time dateTime={starts ? `${date}T${starts}` : date}>
                {starts
                  ? text.time({
                      day: formatLongDate(date),
                      hours: ends ? formatHours(starts, ends) : formatTime(starts),
                      timeZone: formatTimeZone(timeZone, date),
                    })
                  : formatLongDate(date)}
              </time>
            </p>
            {place ? <p>{place}</p> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Pages about the whole race, such as debates and articles. */
export function PagesAboutRace({ links }: Pick<Race, 'links'>) {
  if (!links || links.length === 0) return null
  return (
    <Section id="facts.links" heading={text.links}>
      <ul data-list>
        {links.map(({ label, url, publisher, date }) => (
          <li key={url}>
            <a href={url}>{label}</a> {date ? text.publishedOn({ publisher, day: formatSourceDate(date) }) : publisher}
          </li>
        ))}
      </ul>
    </Section>
  )
}
