import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import styles from './ElectionInformation.module.css'
import { describeVoting } from './describeVoting'
import { VotingPart } from './VotingPart'
import type { Election, Group } from '@/guide/fields/published'
import { describeGroup } from '@/guide/words/sentences'

const text = phrases.voting.information

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
      {describeVoting(election, passes, groups).map((part) => (
        <VotingPart key={part.title} level={level} part={part} />
      ))}
    </div>
  )
}

/**
 * When, where and how to vote in short, with a link to the page that has every fact. Without results, the script that
 * marks passed deadlines must follow it.
 */
export function ElectionInformation({ election, passes, groups }: Omit<Props, 'level'>) {
  return (
    <section className={styles.information} aria-labelledby="information">
      <h2 id="information">{text.title}</h2>
      <VotingFacts level={3} election={shortenFacts(election, groups)} passes={passes} groups={groups} />
      <p data-screen>
        <a href={href(paths.howToVote)}>{text.allFacts}</a>
      </p>
    </section>
  )
}

/**
 * The voting facts that most readers need. Each keeps what it covers, who publishes it and the group it
 * applies to. Polling places give way to the link that finds them, and ways to vote to the link to instructions.
 */
function shortenFacts(election: Election, groups: readonly Group[]): Election {
  const {
    when: { hours, groupHours, periods, deadlines },
    where: { finder, places, offices },
    how: { instructions, methods } = {},
  } = election
  const isForEveryone = ({ group }: { readonly group?: string }) => describeGroup(groups, group) === undefined
  return {
    ...election,
    when: { hours, groupHours, periods, deadlines: deadlines.map((deadline) => ({ ...deadline, text: undefined })) },
    where: {
      finder,
      places: finder ? undefined : places,
      offices: offices
        ?.filter(isForEveryone)
        .slice(0, 1)
        .map((office) => ({
          ...office,
          email: office.phone === undefined ? office.email : undefined,
          hours: undefined,
        })),
    },
    how: instructions ? { instructions } : { methods },
  }
}
