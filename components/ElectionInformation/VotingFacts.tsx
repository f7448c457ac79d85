import type { Election, Group } from '@/guide/fields/published'
import styles from './ElectionInformation.module.css'
import { How } from './How'
import { When } from './When'
import { Where } from './Where'

interface Props {
  readonly election: Election
  /** The instant at which each deadline passes, in milliseconds since 1970. */
  readonly passes: readonly number[]
  readonly groups: readonly Group[]
  /** Level of the headings. On a page of their own, the facts have level 2 and more space. */
  readonly level: 2 | 3
}

/**
 * When, where and how to vote, each with its sources, if there are any. Without results, the script that marks passed
 * deadlines must follow it.
 */
export function VotingFacts({ election, passes, groups, level }: Props) {
  return (
    <div className={level === 2 ? `${styles.columns} ${styles.full}` : styles.columns}>
      <When level={level} election={election} passes={passes} groups={groups} />
      <Where level={level} election={election} groups={groups} />
      <How level={level} election={election} />
    </div>
  )
}
