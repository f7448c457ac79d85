import { toTelephoneUrl } from '@/lib/telephone'
import { phrases } from '@/lib/locale/phrases'
import { describeGroup } from '@/lib/locale/sentences'
import type { Election, Group } from '@/guide/fields/published'
import { ContactLink } from '@/components/ContactLink/ContactLink'
import { CoverageNote, FactRows, VotingFact, describePublisher } from './VotingFact'

interface Props {
  readonly level: 2 | 3
  readonly election: Election
  readonly groups: readonly Group[]
}

const text = phrases.voting.information

/** Link for finding the polling place, the polling places, and the offices that answer questions. */
export function Where({ level, election, groups }: Props) {
  const {
    where: { finder, places = [], offices = [] },
  } = election
  const placeRows = places.map(({ covers, name, url, place, group, publisher }) => ({
    covers,
    label: name,
    url,
    lines: [place, describeGroup(groups, group), describePublisher({ publisher, url })],
  }))
  const officeRows = offices.map(({ covers, name, url, place, phone, email, hours, group, publisher }) => ({
    covers,
    label: name,
    url,
    lines: [
      place,
      phone ? (
        <a key="phone" href={toTelephoneUrl(phone)}>
          {phone}
        </a>
      ) : null,
      email ? <ContactLink key="email" contact={email} /> : null,
      hours,
      describeGroup(groups, group),
      describePublisher({ publisher, url }),
    ],
  }))
  const publisher = finder && describePublisher(finder)
  // Without a finder, the places come first, under the lead.
  const lead = places.length > 0 ? text.places : text.unknownPlaces
  return (
    <VotingFact
      level={level}
      title={text.where}
      lead={finder ? <a href={finder.url}>{text.finder}</a> : lead}
      sources={[...(finder ? [finder] : []), ...places, ...offices].flatMap(({ sources }) => sources)}
    >
      {publisher ? <p>{publisher}</p> : null}
      {finder ? <CoverageNote election={election} covers={finder.covers} isRule={false} /> : null}
      <FactRows election={election} caption={finder && text.places} rows={placeRows} areRules={false} areNames />
      <FactRows election={election} caption={text.offices} rows={officeRows} areRules={false} areNames />
    </VotingFact>
  )
}
