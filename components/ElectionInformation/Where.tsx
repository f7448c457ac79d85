import { toTelephoneUrl } from '@/lib/telephone'
import { phrases } from '@/lib/locale/phrases'
import type { Election, Group } from '@/data/schema/published'
import { ContactLink } from '@/components/ContactLink/ContactLink'
import { CoveredFacts, type FactBlock } from './CoveredFacts'
import { describeGroup, describePublisher } from './describeFact'
import { toBlocks } from './FactRows'
import { VotingFact } from './VotingFact'

interface Props {
  /** Level of the heading. */
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
  // Without a finder, the places come first, under the lead.
  const lead = places.length > 0 ? text.places : text.unknownPlaces
  return (
    <VotingFact
      level={level}
      title={text.where}
      lead={finder ? <a href={finder.url}>{text.finder}</a> : lead}
      sources={[...(finder ? [finder] : []), ...places, ...offices].flatMap(({ sources }) => sources)}
    >
      <CoveredFacts
        election={election}
        blocks={[
          ...finderBlocks(finder),
          ...toBlocks('places', placeRows, { caption: finder && text.places, areRules: false, areNames: true }),
          ...toBlocks('offices', officeRows, { caption: text.offices, areRules: false, areNames: true }),
        ]}
      />
    </VotingFact>
  )
}

function finderBlocks(finder: Election['where']['finder']): FactBlock[] {
  if (!finder) return []
  const publisher = describePublisher(finder)
  return [
    { id: 'finder', covers: finder.covers, count: 1, areRules: false, content: publisher ? <p>{publisher}</p> : null },
  ]
}
