import type { Election } from '@/data/schema/published'
import styles from './ElectionInformation.module.css'
import { VotingFact } from './VotingFact'

/** Links to the state's instructions for voting, the main link first. */
export function How({ election: { how } }: { readonly election: Election }) {
  const [mainLink, ...otherLinks] = how?.instructions?.links ?? []
  const instructions = how?.instructions
  if (!instructions || !mainLink)
    return <VotingFact title="How" lead="We could not confirm the instructions for voting." sources={[]} />
  return (
    <VotingFact title="How" lead={<a href={mainLink.url}>{mainLink.label}</a>} sources={instructions.sources}>
      {instructions.publisher ? <p>Published by {instructions.publisher}.</p> : null}
      {otherLinks.length > 0 ? (
        <ul className={styles.links}>
          {otherLinks.map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </VotingFact>
  )
}
