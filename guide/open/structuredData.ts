/** Descriptions of pages for search engines, in the vocabulary of schema.org. They contain only facts of the pages. */
import { findConfirmedHours } from '@/guide/words/facts'
import { paths } from '@/lib/paths'
import { isPhoto } from '@/lib/photos'
import { formatWithOffset } from '@/guide/ask/schedule'
import type { Candidate, Election } from '@/guide/fields/published'

/** A description of a page: an object of schema.org. Undefined fields are omitted. */
export interface StructuredData {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
  readonly [field: string]: unknown
}

/** Returns the absolute URL of a page or file. Undefined if the site's URL is not known. */
type ToUrl = (path: string) => string | undefined

export function describeElection(election: Election, toUrl: ToUrl): StructuredData {
  const { name, date, timeZone, city, state, when, wikidata } = election
  // Hours of another year, or that hold for the state in general, may be wrong for this election.
  const open = findConfirmedHours({ when })
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    url: toUrl(paths.home),
    startDate: open ? formatWithOffset(date, open.opens, timeZone) : date,
    endDate: open ? formatWithOffset(date, open.closes, timeZone) : undefined,
    sameAs: listWikidata(wikidata).at(0),
    location: { '@type': 'Place', name: city, address: [city, state].filter(Boolean).join(', ') },
  }
}

function listWikidata(id: string | undefined): readonly string[] {
  return id === undefined ? [] : [`https://www.wikidata.org/wiki/${id}`]
}

/**
 * A candidate as a person. Has no party: schema.org has no field for the year of a statement, or for words like
 * "Unenrolled". Has no contact details: these are for readers, not for collectors of addresses.
 */
export function describePerson(candidate: Candidate, toUrl: ToUrl, toFileUrl = toUrl): StructuredData {
  const { id, name, src, candidacies, links = {}, wikidata } = candidate
  const { email: _email, phone: _phone, ...accounts } = links
  const sameAs = [...Object.values(accounts), ...listWikidata(wikidata)]
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    description: candidacies.map(({ position }) => position).join(', '),
    url: toUrl(paths.profile(id)),
    // A drawing with initials does not show the person.
    image: isPhoto(src) ? toFileUrl(paths.portrait(src)) : undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  }
}
