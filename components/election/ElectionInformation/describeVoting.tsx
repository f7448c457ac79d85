import type { ReactNode } from 'react'
import { ContactLink, TelephoneLink } from '@/components/parts/ContactLink/ContactLink'
import buttons from '@/components/page/Theme/Buttons.module.css'
import type { Election, Group, Source } from '@/guide/fields/published'
import { formatDateRange, formatHours, formatLongDate, formatTime, formatTimeZone } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { describeCoverage, describeGroup } from '@/guide/words/descriptions'
import { href, paths } from '@/lib/paths'
import { joinSentences } from '@/lib/locale/sentences'

interface Fact {
  readonly sources: readonly Source[]
  /** What the fact covers, if that is not the election. */
  readonly note?: string
}

export interface FactRow extends Fact {
  readonly label: string
  readonly url?: string
  /** The instant at which a deadline passes, in milliseconds since 1970, or `over` once the election has results. */
  readonly passes?: number | 'over'
  /** Lines under the label. Undefined ones are omitted. */
  readonly lines: readonly ReactNode[]
}

export interface Part {
  readonly title: string
  /** The most important information, in one line. */
  readonly lead: ReactNode
  /** The fact that the lead is about. */
  readonly main?: Fact & {
    readonly text?: string
    readonly links?: readonly { readonly label: string; readonly url: string }[]
  }
  readonly lists: readonly { readonly caption?: string; readonly rows: readonly FactRow[] }[]
  /** True if the labels are names, which stand out. */
  readonly areNames: boolean
  readonly action?: ReactNode
}

interface Given extends Pick<FactRow, 'sources' | 'url'> {
  readonly covers: NonNullable<Election['when']['hours']>['covers']
  readonly group?: string
  readonly publisher?: string
}

const text = phrases.voting.information

/** @param passes the instant at which each deadline passes, in milliseconds since 1970 */
export function describeVoting(election: Election, passes: readonly number[], groups: readonly Group[]) {
  /** Adds the group, the publisher and the coverage to a fact. `isRule` is false for links, places and offices. */
  const toRow = (fact: Given, isRule: boolean, label: string, ...lines: readonly ReactNode[]): FactRow => ({
    label,
    url: fact.url,
    lines: [...lines, describeGroup(groups, fact.group), describePublisher(fact)],
    ...toFact(fact, isRule),
  })
  const toFact = ({ sources, covers }: Given, isRule: boolean): Fact => ({
    sources,
    note: describeCoverage(covers, election, isRule),
  })
  return [describeWhen(), describeWhere(), describeHow()]

  function describeWhen(): Part {
    const {
      date,
      results,
      when: { hours, groupHours = [], periods = [], deadlines },
    } = election
    const zone = formatTimeZone(election.timeZone, date)
    const polls = hours && [
      text.hours({ hours: formatHours(hours.opens, hours.closes), timeZone: zone }),
      describePublisher(hours),
    ]
    return {
      title: text.when,
      lead: <time dateTime={date}>{formatLongDate(date)}</time>,
      main: hours
        ? { ...toFact(hours, true), text: polls && joinSentences(polls) }
        : { sources: [], text: text.unknownHours },
      lists: [
        {
          rows: groupHours.map((each) =>
            toRow(each, true, text.pollingHours, describeHours(each.opens, each.closes, zone)),
          ),
        },
        {
          rows: periods.map((period) => {
            const { label, from, to = from, opens, closes, place } = period
            const day = <time dateTime={from}>{formatLongDate(from)}</time>
            const days = to === from ? day : formatDateRange(from, to)
            return toRow(period, true, label, days, describeHours(opens, closes, zone), place)
          }),
        },
        {
          rows: deadlines.map((deadline, index) => {
            const { label, date: day, time } = deadline
            const instant = (
              <time dateTime={time ? `${day}T${time}` : day}>
                {time
                  ? text.dateAndTime({ date: formatLongDate(day), time: formatTime(time), timeZone: zone })
                  : formatLongDate(day)}
              </time>
            )
            return { ...toRow(deadline, true, label, instant, deadline.text), passes: results ? 'over' : passes[index] }
          }),
        },
      ],
      areNames: false,
      action: results ? null : (
        <p className={buttons.row} data-until="closed" data-screen>
          <a href={href(paths.calendar)}>{phrases.status.calendar.add}</a>
        </p>
      ),
    }
  }

  function describeWhere(): Part {
    const { finder, places = [], offices = [] } = election.where
    // Without a finder, the places come first, under the lead.
    const lead = places.length > 0 ? text.places : text.unknownPlaces
    return {
      title: text.where,
      lead: finder ? <a href={finder.url}>{text.finder}</a> : lead,
      main: finder && { ...toFact(finder, false), text: describePublisher(finder) },
      lists: [
        { caption: finder && text.places, rows: places.map((place) => toRow(place, false, place.name, place.place)) },
        {
          caption: text.offices,
          rows: offices.map((office) => {
            const { name, place, phone, email, hours } = office
            const telephone = phone && <TelephoneLink phone={phone} />
            return toRow(office, false, name, place, telephone, email && <ContactLink contact={email} />, hours)
          }),
        },
      ],
      areNames: true,
    }
  }

  function describeHow(): Part {
    const { instructions, methods = [], ...guidance } = election.how ?? {}
    const rules = (['identification', 'accessibility', 'notes'] as const).flatMap((kind) => {
      const rule = guidance[kind]
      return rule ? toRow(rule, true, text[kind], rule.text) : []
    })
    const rows = [...methods.map((method) => toRow(method, true, method.label, method.text)), ...rules]
    const [link, ...links] = instructions?.links ?? []
    const lead = rows.length > 0 ? text.methods : text.unknownInstructions
    return {
      title: text.how,
      lead: link ? <a href={link.url}>{link.label}</a> : lead,
      main: instructions && {
        ...toFact(instructions, false),
        text: describePublisher({ publisher: instructions.publisher, url: link?.url }),
        links,
      },
      lists: [{ caption: instructions && methods.length > 0 ? text.methods : undefined, rows }],
      areNames: true,
    }
  }
}

/** Names the publisher of a linked page or of a fact. Undefined if the sources show it. */
function describePublisher({ publisher, url }: Pick<Given, 'publisher' | 'url'>): string | undefined {
  if (publisher === undefined) return undefined
  return url === undefined ? text.accordingTo({ publisher }) : text.publishedBy({ publisher })
}

/** Hours of which one end may not be known. Undefined if neither is. */
function describeHours(opens: string | undefined, closes: string | undefined, zone: string): string | undefined {
  if (opens && closes) return text.inTimeZone({ time: formatHours(opens, closes), timeZone: zone })
  if (opens) return text.from({ time: formatTime(opens), timeZone: zone })
  return closes && text.until({ time: formatTime(closes), timeZone: zone })
}
