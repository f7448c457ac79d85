/** Voting facts in the editors' files, as lines of a page. */
import type { Election } from './election'
import { cite } from './citations'
import { clockTime, dateRange, fullDate, isPublished, link, zoneName } from './facts'
import { collapse } from './outline'

interface Fact {
  readonly covers: string
  readonly certainty: string
  readonly publisher?: string
  readonly url?: string
  readonly group?: string
}

/** The note about what a fact covers, if it is not confirmed for this election. */
export function coverageNote({ city, state }: Election, covers: string, isRule: boolean): string[] {
  if (covers === 'another year') return ['From another year. Not confirmed for this election.']
  if (covers !== 'state') return []
  const extent = state === undefined ? 'the whole state' : `all of ${state}`
  return [`${isRule ? 'Rule for' : 'For'} ${extent}. Not confirmed by ${city} for this election.`]
}

function factLines(
  election: Election,
  isRule: boolean,
  fact: Fact,
  label: string,
  lines: readonly (string | undefined)[],
): string[] {
  const all = [...lines, groupLine(election, fact), ...publisherLines(fact)]
  return [
    link(label, fact.url),
    ...all.flatMap((line) => (line === undefined ? [] : collapse(line))),
    ...coverageNote(election, fact.covers, isRule),
  ]
}

function whenLines(election: Election): string[] {
  const { when, date: day, timeZone, language, results } = election
  const zone = zoneName(timeZone)
  const hours = when.hours && isPublished(when.hours) ? when.hours : undefined
  const polls = hours && [`Polls: ${describeHours(language, hours.opens, hours.closes)}, ${zone}.`]
  return [
    fullDate(day),
    polls ? [...polls, ...publisherLines(hours)].join(' ') : 'We could not confirm the polling hours.',
    ...(hours ? coverageNote(election, hours.covers, true) : []),
    ...(when.groupHours ?? [])
      .filter(isPublished)
      .flatMap((each) =>
        factLines(election, true, each, 'Polling hours', [
          `${describeHours(language, each.opens, each.closes)}, ${zone}`,
        ]),
      ),
    ...(when.periods ?? []).filter(isPublished).flatMap((period) => {
      const { label, from, to = from, opens, closes, place } = period
      const only = [opens && !closes ? 'from' : '', closes && !opens ? 'until' : '']
      const times = [...only, describeHours(language, opens, closes)].join(' ').trim()
      const line = opens || closes ? `${times}, ${zone}` : undefined
      const days = from === to ? fullDate(from) : dateRange(from, to, language)
      return factLines(election, true, period, label, [days, line, place])
    }),
    ...when.deadlines.filter(isPublished).flatMap((deadline) => {
      const { label, date, time, text } = deadline
      const lines = [fullDate(date) + (time ? `, ${clockTime(time, language)}, ${zone}` : ''), text]
      return factLines(election, true, deadline, results ? `${label} – Closed` : label, lines)
    }),
  ]
}

function whereLines(election: Election): string[] {
  const { finder, places = [], offices = [] } = election.where
  const shown = places.filter(isPublished)
  const contacts = offices.filter(isPublished)
  const none = 'We could not confirm where the polling places are.'
  const heading = shown.length > 0 ? ['Polling places'] : []
  return [
    ...(finder && isPublished(finder)
      ? [
          link('Find your polling place', finder.url),
          ...publisherLines(finder),
          ...coverageNote(election, finder.covers, false),
          ...heading,
        ]
      : shown.length > 0
        ? heading
        : [none]),
    ...shown.flatMap((place) => factLines(election, false, place, place.name, [place.place])),
    ...(contacts.length > 0 ? ['Questions? Ask:'] : []),
    ...contacts.flatMap((office) => {
      const { name, place, phone, email, hours } = office
      const telephone = phone && `tel:${phone.replace(/ ?(?:x|ext\.?) ?(\d+)$/, ';ext=$1').replaceAll(/[ ().-]/g, '')}`
      const lines = [place, phone && link(phone, telephone), email && link(email, `mailto:${email}`), hours]
      return factLines(election, false, office, name, lines)
    }),
  ]
}

function howLines(election: Election): string[] {
  const { instructions, methods = [], identification, accessibility, notes } = election.how ?? {}
  const facts = [
    ...methods,
    ...(identification ? [{ label: 'Identification', ...identification }] : []),
    ...(accessibility ? [{ label: 'Accessibility', ...accessibility }] : []),
    ...(notes ? [{ label: 'Notes in the voting booth', ...notes }] : []),
  ].filter(isPublished)
  const [first, ...others] = (instructions?.links ?? []).map(({ label, url }) => link(label, url))
  return [
    ...(instructions && first !== undefined && isPublished(instructions)
      ? [
          first,
          ...publisherLines({ ...instructions, url: '' }),
          ...others,
          ...coverageNote(election, instructions.covers, false),
          ...(methods.some(isPublished) ? ['Ways to vote'] : []),
        ]
      : facts.length > 0
        ? ['Ways to vote']
        : ['We could not confirm the instructions for voting.']),
    ...facts.flatMap((fact) => factLines(election, true, fact, fact.label, [fact.text])),
  ]
}

/** The facts of each part that are certain enough, in order. */
export const partLines = { When: whenLines, Where: whereLines, How: howLines } as const

/** The sources of each part. */
export function partSources(election: Election, part: keyof typeof partLines): string[] {
  const facts = votingFacts(election)[part]
  const sources = facts.filter(isPublished).flatMap((fact) => fact.sources)
  return sources.length > 0 ? ['Sources', ...cite(election, sources)] : []
}

function describeHours(language: string | undefined, ...times: readonly (string | undefined)[]): string {
  return times.flatMap((time) => (time ? clockTime(time, language) : [])).join(' to ')
}

function groupLine({ groups = [] }: Election, { group: id }: Fact): string | undefined {
  const group = groups.find((each) => each.id === id)
  return group && !group.everyone ? `Only for ${group.name}.` : undefined
}

/** The sentence that names the publisher of a fact, if it has one. */
function publisherLines({ publisher, url }: Pick<Fact, 'publisher' | 'url'>): string[] {
  if (publisher === undefined) return []
  return [url === undefined ? `According to ${publisher}.` : `Published by ${publisher}.`]
}

/** Every voting fact of an election, certain or not. */
export function votingFacts({ when, where, how }: Election) {
  return {
    When: [...(when.hours ? [when.hours] : []), ...(when.groupHours ?? []), ...(when.periods ?? []), ...when.deadlines],
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
    how: {
      instructions: how?.instructions,
      methods: how?.instructions && isPublished(how.instructions) ? [] : how?.methods,
    },
  }
}
