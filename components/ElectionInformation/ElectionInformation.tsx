import type { ComponentProps } from 'react'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import styles from './ElectionInformation.module.css'
import { shortenFacts } from './shortenFacts'
import { VotingFacts } from './VotingFacts'

const text = phrases.voting.information

/**
 * When, where and how to vote in short, with a link to the page that has every fact. Without results, the script that
 * marks passed deadlines must follow it.
 */
export function ElectionInformation({ election, passes, groups }: Omit<ComponentProps<typeof VotingFacts>, 'level'>) {
  return (
    <section className={styles.information} aria-labelledby="information">
      <h2 id="information">{text.title}</h2>
      <VotingFacts level={3} election={shortenFacts(election, groups)} passes={passes} groups={groups} />
      <p data-screen-only>
        <a href={href(paths.howToVote)}>{text.allFacts}</a>
      </p>
    </section>
  )
}
