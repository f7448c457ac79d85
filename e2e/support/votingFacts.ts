/** Voting facts as readers must see them, and as a page shows them. */
import type { Page } from 'playwright/test'
import type { Election } from './election'
import { clockTime, dateRange, fullDate, isPublished, zoneName } from './facts'
import { collapse } from './readPage'

/** A fact in a list of voting facts. */
interface ShownFact {
  readonly label: string
  /** Address that the label links to. */
  readonly url?: string
  readonly lines: readonly string[]
  /** Addresses of the links in the lines. */
  readonly contacts: readonly string[]
  /** The coverage of the fact. Omitted if it was confirmed for this election. */
  readonly note?: string
}

/** A part of the voting facts: When, Where or How. */
interface ShownPart {
  readonly lead: { readonly text: string; readonly url?: string }
  /** Paragraphs outside of lists, other than notes. */
  readonly paragraphs: readonly string[]
  readonly facts: readonly ShownFact[]
  /** The note about the coverage of the fact outside of the lists. */
  readonly note?: string
}

/** Reads the visible text of a part. */
export async function readPart(page: Page, name: string): Promise<ShownPart> {
  return page.evaluate((heading) => {
    const text = (element?: Element | null) =>
      element instanceof HTMLElement && element.checkVisibility()
        ? element.innerText.replaceAll(/\s+/g, ' ').trim()
        : ''
    const title = [...document.querySelectorAll('main :is(h2, h3)')].find((each) => text(each) === heading)
    const part = title?.parentElement
    const [lead, ...paragraphs] = [...(part?.querySelectorAll(':scope > p:not([data-until])') ?? [])]
    const isNote = (words: string) => /\bNot confirmed\b/.test(words)
    const leadLink = lead?.querySelector('a')
    return {
      lead: { text: text(lead), ...(leadLink ? { url: leadLink.href } : {}) },
      paragraphs: paragraphs.map(text).filter((words) => !isNote(words)),
      note: paragraphs.map(text).find(isNote),
      facts: [...(part?.querySelectorAll(':scope > dl dd') ?? [])].map((description) => {
        const term = description.parentElement?.querySelector('dt')
        const link = term?.querySelector('a')
        const lines = [...description.querySelectorAll('p')].map(text)
        const note = lines.find(isNote)
        return {
          label: text(term),
          ...(link ? { url: link.href } : {}),
          lines: lines.filter((line) => line !== note),
          contacts: [...description.querySelectorAll('a')].map(({ href }) => href),
          ...(note ? { note } : {}),
        }
      }),
    }
  }, name)
}

interface Fact {
  readonly covers: string
  readonly certainty: string
  readonly publisher?: string
  readonly url?: string
  readonly group?: string
}

/** The note about what a fact covers. */
export function coverageNote(
  { city, state }: Election,
  { covers }: { readonly covers: string },
  isRule: boolean,
): string | undefined {
  if (covers === 'another year') return 'From another year. Not confirmed for this election.'
  if (covers !== 'state') return undefined
  const extent = state === undefined ? 'the whole state' : `all of ${state}`
  return `${isRule ? 'Rule for' : 'For'} ${extent}. Not confirmed by ${city} for this election.`
}

/** The facts in the lists of each part that are certain enough, in order. */
export function expectedFacts(election: Election): Readonly<Record<'When' | 'Where' | 'How', readonly ShownFact[]>> {
  const { when, where, how, timeZone, language, results } = election
  const zone = zoneName(timeZone)
  const toFact = (isRule: boolean, fact: Fact, label: string, lines: readonly (string | undefined)[]): ShownFact => {
    const note = coverageNote(election, fact, isRule)
    const all = [...lines, groupLine(election, fact), publisherLine(fact)]
    return {
      label,
      ...(fact.url === undefined ? {} : { url: new URL(fact.url).href }),
      lines: all.flatMap((line) => (line === undefined ? [] : collapse(line))),
      contacts: [],
      ...(note === undefined ? {} : { note }),
    }
  }
  const guidance = [
    ...(how?.identification ? [{ label: 'Identification', ...how.identification }] : []),
    ...(how?.accessibility ? [{ label: 'Accessibility', ...how.accessibility }] : []),
    ...(how?.notes ? [{ label: 'Notes in the voting booth', ...how.notes }] : []),
  ]
  return {
    When: [
      ...(when.periods ?? []).filter(isPublished).map((period) => {
        const { label, from, to = from, opens, closes, place } = period
        const hours = [
          opens && !closes ? 'from' : '',
          closes && !opens ? 'until' : '',
          describeHours(language, opens, closes),
        ]
        const line = opens || closes ? `${hours.join(' ').trim()}, ${zone}` : undefined
        return toFact(true, period, label, [from === to ? fullDate(from) : dateRange(from, to, language), line, place])
      }),
      ...when.deadlines.filter(isPublished).map((deadline) => {
        const { label, date, time, text } = deadline
        const lines = [fullDate(date) + (time ? `, ${clockTime(time, language)}, ${zone}` : ''), text]
        return toFact(true, deadline, results ? `${label} – Closed` : label, lines)
      }),
    ],
    Where: [
      ...(where.places ?? []).filter(isPublished).map((place) => toFact(false, place, place.name, [place.place])),
      ...(where.offices ?? []).filter(isPublished).map((office) => {
        const { name, place, phone, email, hours } = office
        const telephone =
          phone && `tel:${phone.replace(/ ?(?:x|ext\.?) ?(\d+)$/, ';ext=$1').replaceAll(/[ ().-]/g, '')}`
        return {
          ...toFact(false, office, name, [place, phone, email, hours]),
          contacts: [...(telephone ? [telephone] : []), ...(email ? [`mailto:${email}`] : [])],
        }
      }),
    ],
    How: [...(how?.methods ?? []), ...guidance]
      .filter(isPublished)
      .map((fact) => toFact(true, fact, fact.label, [fact.text])),
  }
}

function describeHours(language: string | undefined, ...times: readonly (string | undefined)[]): string {
  return times.flatMap((time) => (time ? clockTime(time, language) : [])).join(' to ')
}

function groupLine({ groups = [] }: Election, { group: id }: Fact): string | undefined {
  const group = groups.find((each) => each.id === id)
  return group && !group.everyone ? `Only for ${group.name}.` : undefined
}

/** The sentence that names the publisher of a fact. */
export function publisherLine({ publisher, url }: Pick<Fact, 'publisher' | 'url'>): string | undefined {
  if (publisher === undefined) return undefined
  return url === undefined ? `According to ${publisher}.` : `Published by ${publisher}.`
}

/** Every voting fact of an election, certain or not. */
export function votingFacts({ when, where, how }: Election) {
  return {
    When: [...(when.hours ? [when.hours] : []), ...(when.periods ?? []), ...when.deadlines],
    Where: [...(where.finder ? [where.finder] : []), ...(where.places ?? []), ...(where.offices ?? [])],
    How: [
      ...(how?.instructions ? [how.instructions] : []),
      ...(how?.methods ?? []),
      ...(how?.identification ? [how.identification] : []),
      ...(how?.accessibility ? [how.accessibility] : []),
      ...(how?.notes ? [how.notes] : []),
    ],
  } as const
}

/** An election with the voting facts of the landing page, which has no sources. */
export function shortenFacts(election: Election): Election {
  const { when, where, how } = election
  const { finder, places, offices = [] } = where
  const office = offices.find((each) => isPublished(each) && groupLine(election, each) === undefined)
  return {
    ...election,
    when: { ...when, deadlines: when.deadlines.map((deadline) => ({ ...deadline, text: undefined })) },
    where: {
      finder,
      places: finder && isPublished(finder) ? [] : places,
      offices: office ? [{ ...office, email: office.phone ? undefined : office.email, hours: undefined }] : [],
    },
    how: { methods: how?.instructions && isPublished(how.instructions) ? [] : how?.methods },
  }
}
