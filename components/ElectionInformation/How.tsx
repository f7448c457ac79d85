import type { Election } from '@/data/schema/published'
import styles from './ElectionInformation.module.css'
import { Topic } from './Topic'

/** The state's instructions for voting, the main one first. */
export function How({ election: { state, how } }: { readonly election: Election }) {
  const [main, ...more] = how?.links ?? []
  if (!how || !main) return <Topic title="How" lead="We could not confirm the instructions for voting." sources={[]} />
  return (
    <Topic title="How" lead={<a href={main.url}>{main.label}</a>} sources={how.sources}>
      <p>On the website of the state of {state}.</p>
      {more.length > 0 ? (
        <ul className={styles.links}>
          {more.map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </Topic>
  )
}
