import type { Election } from '@/data/schema/published'
import { VotingFact } from './VotingFact'

/** Link for finding the polling place, and the office that answers questions. */
export function Where({ election: { state, where } }: { readonly election: Election }) {
  const { finder, office } = where
  return (
    <VotingFact
      title="Where"
      lead={finder ? <a href={finder.url}>{finder.label}</a> : 'We could not confirm where the polling places are.'}
      sources={[...(finder?.sources ?? []), ...(office?.sources ?? [])]}
    >
      {finder ? <p>On the website of the state of {state}.</p> : null}
      {office ? (
        <p>
          Questions? Ask the <a href={office.url}>{office.name}</a>, {office.place}.
        </p>
      ) : null}
    </VotingFact>
  )
}
