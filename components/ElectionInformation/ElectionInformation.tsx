import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'
import type { Election, Group } from '@/data/schema/published'
import styles from './ElectionInformation.module.css'
import { How } from './How'
import { When } from './When'
import { Where } from './Where'

const [, howToVote] = paths.howToVote.split('#')

interface Props {
  readonly election: Election
  /** The instant at which each deadline passes, in milliseconds since 1970. */
  readonly passes: readonly number[]
  /** Groups that a fact may be limited to. */
  readonly groups: readonly Group[]
}

/**
 * When, where and how to vote, each with sources. Without results, the script that marks passed deadlines must follow it.
 * Renders a `<section>` under an `h2`.
 */
export function ElectionInformation({ election, passes, groups }: Props) {
  return (
    <section id={howToVote} className={styles.information} aria-labelledby="information">
      <h2 id="information">{phrases.voting.information.title}</h2>
      <div className={styles.columns}>
        <When election={election} passes={passes} groups={groups} />
        <Where election={election} groups={groups} />
        <How election={election} />
      </div>
    </section>
  )
}
