import { formatDate } from '@/lib/locale/dates'
import { phrases } from '@/lib/locale/phrases'
import { href, paths } from '@/lib/paths'
import type { OtherOnTopic, StanceContent } from '@/data/views/candidates'
import { PersonName } from '@/components/PersonName/PersonName'
import { Oval } from '@/components/Oval/Oval'
import { Phrase } from '@/components/Phrase/Phrase'
import { Section } from '@/components/Section/Section'
import { OtherStatement } from './OtherStatement'
import styles from './OthersOnTopics.module.css'

const text = phrases.profile

interface Props {
  readonly content: Pick<StanceContent, 'othersOnTopics' | 'candidacies' | 'electionDate'>
}

/** Statements of everyone else in the race on the topics of a stance. Renders a `<section>` if anybody else runs. */
export function OthersOnTopics({ content: { othersOnTopics, candidacies, electionDate } }: Props) {
  const [first] = candidacies
  if (othersOnTopics.length === 0 || !first) return null
  const race = <a href={href(first.path)}>{text.allCandidatesFor(first.race.name, first.count)}</a>
  const statements = othersOnTopics.flatMap(({ others }) => others.flatMap((other) => other.statements))
  return (
    <Section id="others" heading={text.othersOnTopics(othersOnTopics.length)}>
      {statements.some(({ isCut }) => isCut) ? (
        <p>
          <Phrase text={text.othersCut} parts={{ race }} />
        </p>
      ) : null}
      {othersOnTopics.map(({ topic, others, isTooLarge }) => (
        <div key={topic.id}>
          <h3>{topic.name}</h3>
          {isTooLarge ? (
            <p>
              <Phrase text={text.tooManyOthers} parts={{ race }} />
            </p>
          ) : (
            <ul className={styles.grid}>
              {others.map((other) => (
                <li key={other.candidate.id}>
                  <Other other={other} electionDate={electionDate} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </Section>
  )
}

/** One candidate's statements on a topic, or that none was found. Renders a link and `<p>`s. */
function Other({ other, electionDate }: { readonly other: OtherOnTopic; readonly electionDate: string }) {
  const { candidate, statements } = other
  return (
    <>
      <a className={styles.name} href={href(paths.profile(candidate.id))}>
        <PersonName {...candidate} />
      </a>
      {statements.map((each) => (
        <OtherStatement
          key={each.statement.text}
          candidateId={candidate.id}
          statement={each}
          electionDate={electionDate}
        />
      ))}
      {statements.length > 0 ? null : (
        <p>
          <Oval /> <i>{text.noPosition(formatDate(candidate.updated))}</i>
        </p>
      )}
    </>
  )
}
