import { toTelephoneUrl } from '@/lib/telephone'
import { phrases } from '@/lib/locale/phrases'
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
  const placeRows = places.map(({ name, place, ...fact }) => ({ ...fact, label: name, lines: [place] }))
  const officeRows = offices.map(({ name, place, phone, email, hours, ...fact }) => ({
    ...fact,
    label: name,
    lines: [
      place,
      phone ? (
        <a key="phone" href={toTelephoneUrl(phone)}>
          {phone}
        </a>
      ) : null,
      email ? <ContactLink key="email" contact={email} /> : null,
      hours,
    ],
  }))
  const publisher = finder && describePublisher(finder)
  // Without a finder, the places come first, under the lead.
  const lead = places.length > 0 ? text.places : text.unknownPlaces
  const shared = { election, groups, areRules: false, areNames: true }
  return (
    <VotingFact
      level={level}
      title={text.where}
      lead={finder ? <a href={finder.url}>{text.finder}</a> : lead}
      facts={[finder, ...places, ...offices]}
    >
      {publisher ? <p>{publisher}</p> : null}
      {finder ? <CoverageNote election={election} covers={finder.covers} isRule={false} /> : null}
      <FactRows {...shared} caption={finder && text.places} rows={placeRows} />
      <FactRows {...shared} caption={text.offices} rows={officeRows} />
    </VotingFact>
  )
}
