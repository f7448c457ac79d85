import { phrases } from '@/lib/locale/phrases'
import type { Election, Group } from '@/data/schema/published'
import styles from './ElectionInformation.module.css'
import { How } from './How'
import { When } from './When'
import { Where } from './Where'

interface Props {
  readonly election: Election
  /** Groups that a fact may be limited to. */
  readonly groups: readonly Group[]
}

/** When, where and how to vote, each with sources. Renders a `<section>` under an `h2`. */
export function ElectionInformation({ election, groups }: Props) {
  return (
    <section aria-labelledby="information">
      <h2 id="information">{phrases.voting.information.title}</h2>
      <div className={styles.columns}>
        <When election={election} groups={groups} />
        <Where election={election} groups={groups} />
        <How election={election} />
      </div>
    </section>
  )
}
