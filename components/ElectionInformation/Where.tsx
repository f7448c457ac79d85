import type { Election } from '@/data/schema/published'
import { VotingFact } from './VotingFact'

/** Link for finding the polling place, and the office that answers questions. */
export function Where({ election: { where } }: { readonly election: Election }) {
  const { finder, offices = [] } = where
  return (
    <VotingFact
      title="Where"
      lead={finder ? <a href={finder.url}>{finder.label}</a> : 'We could not confirm where the polling places are.'}
      sources={[...(finder?.sources ?? []), ...offices.flatMap((office) => office.sources)]}
    >
      {finder?.publisher ? <p>Published by {finder.publisher}.</p> : null}
      {offices.map(({ name, place, url }) => (
        <p key={name}>
          Questions? Ask the {url ? <a href={url}>{name}</a> : name}
          {place ? `, ${place}` : null}.
        </p>
      ))}
    </VotingFact>
  )
}
