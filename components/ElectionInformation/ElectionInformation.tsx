import type { Election } from '@/data/schema/published'
import styles from './ElectionInformation.module.css'
import { How } from './How'
import { When } from './When'
import { Where } from './Where'

interface Props {
  readonly election: Election
}

/** When, where and how to vote, each with sources. Renders a `<section>` under an `h2`. */
export function ElectionInformation({ election }: Props) {
  return (
    <section aria-labelledby="information">
      <h2 id="information">Election Information</h2>
      <div className={styles.columns}>
        <When election={election} />
        <Where election={election} />
        <How election={election} />
      </div>
    </section>
  )
}
